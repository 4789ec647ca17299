import { createContext } from 'react-router';
import type { Facts } from '../content/facts.ts';
import type { Article, PostCard, PreviousPost } from '../domain/articles/article.ts';
import type { LeadInput } from '../domain/leads/lead.ts';
import type { SearchAnswer } from '../domain/search/result.ts';
import type { FactOverrides } from './facts/fact-overrides.ts';

/** What the server lends to screens; `server/screens.ts` puts it into React Router's context. */
export interface ScreenServices {
  /**
   * Reads the fields of a form posted without JavaScript, unless the request is refused (`server/http/submission.ts`).
   * @param names of the fields that the form has; the body's others are dropped
   */
  readForm(request: Request, names: readonly string[]): Promise<{ form: FormData } | { refusal: Refusal }>;
  /**
   * Takes in a lead that a form posted without JavaScript.
   * @param hasFilledHoneypot whether the field that people do not see holds something
   */
  submitLead(
    lead: LeadInput,
    hasFilledHoneypot: boolean,
  ): Promise<{ reference: string } | { refusal: Refusal }>;
  /** The one address of the page that a path leads to, however it is written; the path itself when there is none. */
  canonicalPath(path: string): string;
  /** What the sender of a lead is told of it; nothing when no lead has this reference, or that cannot be read. */
  receipt(reference: string): Promise<LeadReceipt | null>;
  /** Published posts. */
  articles: ArticleReader;
  /** Looks through the site's pages and published articles. */
  search(query: string): Promise<SearchAnswer>;
  /** What the agency says of itself now. */
  facts: Facts;
  /** What of it components show otherwise than the files; what the browser is handed. */
  factOverrides: FactOverrides;
  /** The moment of the request. */
  now(): Temporal.Instant;
  /** Notes an error met while a screen was rendered. */
  reportError(error: unknown): void;
  /** Notes `message` as an error in the log. */
  note(message: string): void;
}

/**
 * The blog as its screens ask for it. When the database does not answer, what the page is about throws a route error
 * response (503), and what it can be read without is an empty list (specification, section 8).
 */
export interface ArticleReader {
  /** Newest first; may throw, as `count` and `find`. */
  list(page: { limit: number; offset: number }): Promise<PostCard[]>;
  count(): Promise<number>;
  /** The post under a slug, the slug that it moved to, or nothing. */
  find(slug: string): Promise<{ article: Article } | { movedTo: string } | null>;
  /** Every post, newest first, or none. */
  all(): Promise<PostCard[]>;
  /** Older posts, newest first, or none. */
  previous(slug: string): Promise<PreviousPost[]>;
}

export interface LeadReceipt {
  reference: string;
  /** Until when an answer is promised (ISO 8601), unless that is over. */
  answerBy: string | null;
}

/** Why a submission was not taken. */
export interface Refusal {
  status: number;
  /** A sentence for the visitor. */
  message: string;
}

/** Key of the services in React Router's context. */
export const screenServices = createContext<ScreenServices>();
