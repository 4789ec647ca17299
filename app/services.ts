import { createContext } from 'react-router';
import type { Facts } from '../content/facts.ts';
import type { Article, PostCard, PreviousPost } from '../domain/articles/article.ts';
import type { LeadInput } from '../domain/leads/lead.ts';
import type { SearchAnswer } from '../domain/search/result.ts';
import type { Sundial } from '../domain/working-hours/sundial.ts';
import type { FactOverrides } from './facts/fact-overrides.ts';

/**
 * The services of the server that loaders and actions may use; `server/screens.ts` puts them into React Router’s
 * context.
 */
export interface ScreenServices {
  /**
   * Reads the fields of a form posted without JavaScript, unless the request is refused (`server/http/submission.ts`).
   * @param names of the fields that the form has; the body's others are dropped
   */
  readForm(request: Request, names: readonly string[]): Promise<{ form: FormData } | { refusal: Refusal }>;
  /**
   * Stores a lead posted without JavaScript.
   * @param hasFilledHoneypot whether the hidden field was filled in
   */
  submitLead(
    lead: LeadInput,
    hasFilledHoneypot: boolean,
  ): Promise<{ reference: string } | { refusal: Refusal }>;
  /** The lead that the token of a link opens, or `null`. Throws a 503 route error while the database is away. */
  trackedLead(token: string): Promise<TrackedLead | null>;
  /** Does what the sender of a lead asks, by the token of a link. */
  actOnLead(token: string, act: TrackingAct): Promise<{ outcome: TrackingOutcome } | { refusal: Refusal }>;
  /** Canonical path of a page; the path itself when there is none. */
  canonicalPath(path: string): string;
  /** What to tell the sender of a lead; `null` when the reference is unknown or cannot be read. */
  receipt(reference: string): Promise<LeadReceipt | null>;
  /** Published posts. */
  articles: ArticleReader;
  /** Searches the site’s pages and published articles. */
  search(query: string): Promise<SearchAnswer>;
  /** What the agency says of itself now. */
  facts: Facts;
  /** What of it components show otherwise than the files; what the browser is handed. */
  factOverrides: FactOverrides;
  /** Time of the request. */
  now(): Temporal.Instant;
  /** Logs an error of a rendering. */
  reportError(error: unknown): void;
  /** Logs `message` as an error. */
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
  /** Promised answer time (ISO 8601), unless it has passed. */
  answerBy: string | null;
  /** The same on the dial of a working day. */
  dial: Sundial | null;
}

/** A lead as its sender sees it. */
export interface TrackedLead extends LeadInput {
  reference: string;
  /** ISO 8601, UTC, as all moments here. */
  createdAt: string;
  /** What was added since, the oldest first. */
  additions: { text: string; createdAt: string }[];
  standing: { step: 'received' | 'taken'; since: null } | { step: 'answered' | 'withdrawn'; since: string };
  /** Until when an answer is promised, while one is waited for. */
  promise: { answerBy: string; isOver: boolean; dial: Sundial } | null;
}

/** What the sender of a lead can do with it. */
export type TrackingAct =
  /** `known`: how many additions the page showed, by which a form that comes twice is known. */
  | { act: 'complete'; text: string; known: number }
  | { act: 'correct'; email: string; phone: string | null }
  | { act: 'withdraw' }
  | { act: 'erase' };

/** `spent`: it was done as often as it may be; `over`: the lead was withdrawn; `unknown`: the token opens none. */
export type TrackingOutcome = 'done' | 'erased' | 'spent' | 'over' | 'unknown';

/** Why a submission was refused. */
export interface Refusal {
  status: number;
  /** A sentence for the visitor. */
  message: string;
}

/** Key of the services in React Router's context. */
export const screenServices = createContext<ScreenServices>();
