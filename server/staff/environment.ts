import type { Context } from 'hono';
import type { Environment } from '../http/environment.ts';
import type { SignedIn } from './sessions.ts';

/** What the chain of the agency's rooms knows of a request; `signedIn` from `/equipe` on. */
export type StaffEnvironment = Environment & {
  Variables: Environment['Variables'] & { signedIn: SignedIn };
};
export type StaffContext = Context<StaffEnvironment>;

/** Reads what a form or a script of the room sends, once it has passed the gates (`server/http/submission.ts`). */
export interface StaffBodies {
  /** A field that did not come is empty. */
  readForm(c: StaffContext, ...names: string[]): Promise<(name: string) => string>;
  readJson(c: StaffContext): Promise<string>;
}
