import { createContext } from 'react-router';
import type { LeadInput } from '../domain/leads/lead.ts';

/** What the server lends to screens; `server/screens.ts` puts it into React Router's context. */
export interface ScreenServices {
  /**
   * Reads the fields of a form posted without JavaScript.
   * @throws a route error response (413, 415, 400) when the body is too large or no such form
   */
  readForm(request: Request): Promise<FormData>;
  /**
   * Takes in a lead that a form posted without JavaScript.
   * @returns `null` once it is stored, else why it was refused: the status and a sentence for the visitor.
   */
  submitLead(lead: LeadInput): Promise<Refusal | null>;
  /** Notes an error met while a screen was rendered. */
  reportError(error: unknown): void;
}

export interface Refusal {
  status: number;
  message: string;
}

/** Key of the services in React Router's context. */
export const screenServices = createContext<ScreenServices>();
