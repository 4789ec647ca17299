import { createContext } from 'react-router';
import type { Facts } from '../content/facts.ts';
import type { ContentValues } from '../content/live.ts';
import type { Article, PostCard, PreviousPost } from '../domain/articles/article.ts';
import type { LeadInput, LeadKind } from '../domain/leads/lead.ts';
import type { Sender } from '../domain/leads/sender-fields.ts';
import type { SearchAnswer } from '../domain/search/result.ts';
import type { Sundial } from '../domain/working-hours/sundial.ts';
import type { FactOverrides } from './facts/fact-overrides.ts';

/** Services of the server for loaders and actions; `server/screens.ts` puts them into React Router’s context. */
export interface ScreenServices {
  /**
   * Reads the fields of a form posted without JavaScript (`server/http/native-form.ts`).
   * @param names of the form's fields; others in the body are dropped
   */
  readForm(request: Request, names: readonly string[]): Promise<PostedForm>;
  /**
   * Stores a lead posted without JavaScript.
   * @param hasFilledHoneypot whether the hidden field was filled in
   */
  submitLead(
    lead: LeadInput,
    hasFilledHoneypot: boolean,
  ): Promise<{ reference: string } | { refusal: Refusal }>;
  /** Counts what became of a form posted without JavaScript: « devis.sent », « devis.refused.email ». */
  countForm(act: string): void;
  /** The lead of a tracking token, or `null`. Throws a 503 route error while the database is unavailable. */
  trackedLead(token: string): Promise<TrackedLead | null>;
  actOnLead(token: string, act: TrackingAct): Promise<{ outcome: TrackingOutcome } | { refusal: Refusal }>;
  /** Canonical path of a page; the path itself when there is none. */
  canonicalPath(path: string): string;
  /** The receipt of a lead; `null` when the reference is unknown or cannot be read. */
  receipt(reference: string): Promise<LeadReceipt | null>;
  /** Published posts. */
  articles: ArticleReader;
  /** Searches the site’s pages and published articles. */
  search(query: string): Promise<SearchAnswer>;
  /** The agency's current facts. */
  facts: Facts;
  /** Facts that differ from the content files; sent to the browser. */
  factOverrides: FactOverrides;
  /** The content that colleagues published over the files; the screens of the request read it. */
  content: ContentValues;
  /** The fields of it that differ from the build; sent to the browser. */
  contentDifferences: Readonly<Record<string, object>>;
  /** Time of the request. */
  now(): Temporal.Instant;
  /** Logs a rendering error. */
  reportError(error: unknown): void;
  /** Logs `message` as an error. */
  note(message: string): void;
}

/**
 * Reads the blog. If the database does not answer, `list`, `count` and `find` throw a route error response
 * (503), `all` and `previous` return an empty list (specification, section 8).
 */
export interface ArticleReader {
  /** Newest first. */
  list(page: { limit: number; offset: number }): Promise<PostCard[]>;
  count(): Promise<number>;
  /** The post with a slug, the slug that it moved to, or `null`. */
  find(slug: string): Promise<{ article: Article } | { movedTo: string } | null>;
  /** Newest first. */
  all(): Promise<PostCard[]>;
  /** Older posts, newest first. */
  previous(slug: string): Promise<PreviousPost[]>;
}

/** What the sender of a lead is told after sending it. */
export interface LeadReceipt {
  reference: string;
  /** Promised answer time (ISO 8601), unless it has passed. */
  answerBy: string | null;
  /** The same for the sundial. */
  dial: Sundial | null;
  /** Last day of a closure that it was sent in, in words. */
  closedUntil: string | null;
}

/** A lead as its sender sees it. */
export interface TrackedLead {
  kind: LeadKind;
  /** Its fields, by their names in `SENDER_FIELDS`. */
  sender: Readonly<Record<string, string | null>>;
  reference: string;
  /** ISO 8601, UTC, like all times here. */
  createdAt: string;
  /** Added since, oldest first. */
  additions: { text: string; createdAt: string }[];
  standing:
    | { step: 'received' | 'taken' | 'closed'; since: null }
    | { step: 'answered' | 'withdrawn'; since: string };
  /** Promised answer time, until there is an answer or none is due. */
  promise: { answerBy: string; isOver: boolean; dial: Sundial } | null;
}

export type TrackingAct =
  /** `known`: number of additions that the page showed, which identifies a repeated post. */
  | { act: 'complete'; text: string; known: number }
  | { act: 'correct'; changes: Partial<Sender> }
  | { act: 'withdraw' }
  | { act: 'erase' };

/** `spent`: the limit is reached; `over`: the lead was withdrawn; `unknown`: no lead has the token. */
export type TrackingOutcome = 'done' | 'erased' | 'spent' | 'over' | 'unknown';

/**
 * A form posted without JavaScript; `null` when it was refused unread. One that was read and refused may only be shown
 * again, with its `confirmation`: the token with which a person confirms it where no header proves its origin.
 */
type PostedForm =
  | { form: FormData; refusal: null; confirmation: string | null }
  | { form: FormData; refusal: Refusal; confirmation: string | null }
  | { form: null; refusal: Refusal; confirmation: null };

/** Why a submission was refused. */
export interface Refusal {
  status: number;
  /** A sentence for the visitor. */
  message: string;
}

/** Key of the services in React Router's context. */
export const screenServices = createContext<ScreenServices>();
