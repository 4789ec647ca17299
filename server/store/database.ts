import { type Generated, Kysely, PostgresAdapter } from 'kysely';
import type { LeadKind } from '../../domain/leads/lead.ts';
import type { LeadOrigin } from '../../domain/leads/origin.ts';
import type { Instant } from '../clock.ts';
import { patientPostgresDialect, postgresDialect } from './postgres.ts';
import { sqliteDialect } from './sqlite.ts';
import { scanDialect } from './sqlite-scans.ts';
import type {
  PasskeyRow,
  StaffChallengeRow,
  StaffInvitationRow,
  StaffJournalRow,
  StaffSessionRow,
} from './staff-rows.ts';

export type LeadStatus = 'accepted' | 'quarantined';
/** How far the agency has got with a lead, in the order of the inbox’s filters. */
export const LEAD_STAGES = ['new', 'taken', 'waiting', 'answered', 'won', 'lost', 'spam'] as const;
export type LeadStage = (typeof LEAD_STAGES)[number];
/** Why a lead waits for a person's review. */
export type QuarantineReason =
  /** The honeypot field was filled in. */
  | 'trap'
  /** The form was sent faster than a person can fill it in. */
  | 'too_fast'
  | 'network_limit'
  | 'email_limit'
  /** The same text came from many e-mail addresses. */
  | 'repeated_text'
  /** The text reads like a seller’s. */
  | 'seller'
  | 'global_limit';

type MailStatus = 'pending' | 'sent' | 'failed';

export interface LeadRow extends LeadOrigin {
  id: string;
  /** Short identifier that can be read out on the phone. */
  reference: string;
  kind: LeadKind;
  name: string;
  email: string;
  phone: string | null;
  message: string;
  company: string | null;
  created_at: Instant;
  /** A quarantined lead has no mails until it is released. */
  status: LeadStatus;
  /** Why the lead was quarantined; it stays when the lead is released. */
  quarantine_reason: QuarantineReason | null;
  /** Keyed digest of the sender's network, erased after a day; see `server/leads/digests.ts`. */
  network_digest: string | null;
  /** Keyed digest of the sender's IPv6 block, erased with `network_digest`. */
  block_digest: string | null;
  /** Digest of the message's letters; `null` for a text too short to compare. */
  text_digest: string | null;
  /** Digest of the sender's mailbox, for the limits; leads older than this column have none. */
  mailbox_digest: string | null;
  stage: LeadStage;
  /** Incremented by every change that a person makes, for optimistic concurrency. */
  revision: number;
  /** `staff.id` of the person who deals with it. */
  taken_by: string | null;
  /** When a waiting lead is due again. */
  waits_until: Instant | null;
  /** When an answer was promised; `null` until `server/leads/fill-earlier-leads.ts` has filled it in. */
  answer_due_at: Instant | null;
  answered_at: Instant | null;
  /** When the agency was reminded that it is unanswered. */
  reminded_at: Instant | null;
  /** When its sender withdrew it. */
  withdrawn_at: Instant | null;
  /** Normalised text that searches match; see `server/leads/search-text.ts`. `null` until it is filled in. */
  search_text: string | null;
  /** How a colleague who entered it heard of it; `null` for a lead of the site’s forms. */
  channel: LeadChannel | null;
  /** What a colleague will do next, when `waits_until` comes. */
  next_step: string | null;
  /** When its sender wrote again after the answer; `null` once a colleague has acted on it. */
  news_at: Instant | null;
  /** When a colleague noted it as won or lost; `null` while it is open, and where it is not known. */
  closed_at: Instant | null;
}

/** The ways in which leads reach an agency beside the site’s forms. */
export type LeadChannel = 'phone' | 'event' | 'referral' | 'mail' | 'other';

/** What a person’s act on a lead changes. */
export type LeadStanding = Pick<
  LeadRow,
  'stage' | 'taken_by' | 'waits_until' | 'answered_at' | 'next_step' | 'news_at' | 'closed_at'
>;

/** The state of a lead before a person's last act, which may have been on several leads, to undo it. */
interface LeadActUndoRow extends LeadStanding {
  staff_id: string;
  lead_id: string;
  /** Revision after the action; if the lead has another, it was changed since and cannot be undone. */
  revision: number;
  at: Instant;
}

/** A tracking link, which shows a lead to its sender; a lead may have several. */
interface LeadLinkRow {
  /** SHA-256 of the token in the link. */
  digest: string;
  lead_id: string;
  created_at: Instant;
}

/** What the limits compare leads by. */
export type LeadDigests = Pick<LeadRow, 'network_digest' | 'block_digest' | 'text_digest' | 'mailbox_digest'>;

/** The digests of a lead that its sender erased, which the limits count for a day. */
interface ErasedLeadRow extends LeadDigests, Pick<LeadRow, 'created_at' | 'status'> {
  id: string;
}

export interface LeadAdditionRow {
  id: string;
  lead_id: string;
  text: string;
  created_at: Instant;
}

/** An internal note of the agency about a lead. */
interface LeadNoteRow {
  id: string;
  lead_id: string;
  staff_id: string;
  text: string;
  created_at: Instant;
}

/** An answer to a lead; its mail is in the outbox. */
export interface LeadReplyRow {
  id: string;
  lead_id: string;
  staff_id: string;
  body: string;
  created_at: Instant;
  /** Address of a colleague who gets a copy. */
  copy_to: string | null;
  /** When its lead comes back if its sender stays silent; `null` for never. */
  follow_up: Instant | null;
}

/** A file of an answer, or of a draft while `reply_id` is `null`. */
export interface ReplyFileRow {
  id: string;
  lead_id: string;
  /** Who attached it. */
  staff_id: string;
  reply_id: string | null;
  name: string;
  /** Bytes. */
  size: number;
  bytes: Uint8Array;
  created_at: Instant;
}

/**
 * What a mail about a lead is: its sender’s `answer`, a colleague’s own (`ours`), an automatic one, a `bounce` of a mail
 * to its sender, or what the mailbox marks as spam.
 */
export type LeadMessageKind = 'answer' | 'ours' | 'automatic' | 'bounce' | 'spam';

/** A mail about a lead, read in the agency’s mailbox; see `server/mailbox/`. */
export interface LeadMessageRow {
  id: string;
  lead_id: string;
  /** Of its header, or where it lies in the mailbox; no mail is kept twice. */
  message_id: string;
  kind: LeadMessageKind;
  /** Name and address, as the mail says. */
  sender: string;
  text: string;
  /** Earlier mails that it quotes at its end. */
  quoted: string | null;
  /** What of it is not kept; a sentence in French. */
  remark: string | null;
  received_at: Instant;
}

interface LeadMessageFileRow {
  id: string;
  message: string;
  name: string;
  /** Bytes. */
  size: number;
  bytes: Uint8Array;
}

/** How far a folder of the agency’s mailbox was read, and which process reads it. */
interface MailboxFolderRow {
  /** Account and folder. */
  folder: string;
  /** UIDVALIDITY (RFC 9051): once it changes, `last_uid` says nothing. */
  uid_validity: string | null;
  last_uid: number;
  lease_owner: string | null;
  lease_until: Instant | null;
  /** Since when it cannot be reached. */
  failing_since: Instant | null;
}

interface ReplyDraftRow {
  lead_id: string;
  staff_id: string;
  body: string;
  updated_at: Instant;
}

export interface SavedReplyRow {
  id: string;
  title: string;
  body: string;
  updated_at: Instant;
}

/** A mail or an event to send, or sent; it is rendered from its lead when it is sent. */
export interface OutboxRow {
  id: string;
  /** `null` for a mail about many leads. */
  lead_id: string | null;
  /** The answer that it sends. */
  reply_id: string | null;
  /** Receiver of an event; `null` for a mail. */
  webhook_id: string | null;
  /** Reference of the lead that it is about, when that lead was erased; of the lead of any event. */
  reference: string | null;
  /** Key of the message in `server/mail/messages.ts`, or name of the event. */
  message: string;
  /** Address, or host of the webhook. */
  recipient: string;
  /**
   * Message-ID (RFC 5322, section 3.6.4) or `webhook-id`, the same for each attempt so that a second delivery is recognised.
   */
  message_id: string;
  status: MailStatus;
  attempts: number;
  next_attempt_at: Instant;
  lease_owner: string | null;
  lease_until: Instant | null;
  last_error: string | null;
  created_at: Instant;
  sent_at: Instant | null;
}

/** A receiver of the events of leads; see `server/webhooks/`. */
export interface WebhookRow {
  id: string;
  name: string;
  url: string;
  format: 'standard' | 'slack' | 'teams' | 'mattermost';
  /** Names in `LEAD_EVENTS`, with spaces between them. */
  events: string;
  secret: string;
  /** The secret before, which signs too until `former_until`. */
  former_secret: string | null;
  former_until: Instant | null;
  created_at: Instant;
  /** When the receiver said that it takes nothing more. */
  gone_at: Instant | null;
}

/** A key that one lead holds for a time, against duplicates; see `server/leads/submission-keys.ts`. */
export interface SubmissionKeyRow {
  key: string;
  lead_id: string;
  /** SHA-256 of the submitted content: reusing a key for other content is an error. */
  fingerprint: string;
  created_at: Instant;
}

/** A public article; its content is HTML, sanitised when it was written. */
export interface ArticleRow {
  id: string;
  slug: string;
  title: string;
  /** Summary shown in lists. */
  description: string;
  content: string;
  /** Path under /assets. */
  image_url: string;
  image_alt: string;
  /** Date that readers see and articles are sorted by. */
  created_at: Instant;
  updated_at: Instant;
  /** When it becomes public; `null` for a draft. */
  published_at: Instant | null;
  /** Author, if not the agency. */
  author: string | null;
}

/** What an editor did to an article. */
export type ArticleAct =
  | 'created'
  | 'edited'
  | 'published'
  | 'scheduled'
  | 'unpublished'
  | 'deleted'
  | 'recovered'
  | 'restored'
  | 'undone';

/** The fields of an article in the editor, as typed. */
export interface ArticleFields {
  title: string;
  slug: string;
  /** Plain text. */
  description: string;
  markdown: string;
  /** Path under /assets; empty for a picture generated from the title. */
  picture: string;
  picture_alt: string;
  /** Empty for the agency. */
  author: string;
  /** Date that readers see, as yyyy-mm-dd; empty for the day of publication. */
  day: string;
}

/** The working copy of an article, published or not. */
export interface ArticleDraftRow extends ArticleFields {
  /** Id of the article in `articles`, also before its first publication. */
  article_id: string;
  /** Incremented by every save, for optimistic concurrency. */
  revision: number;
  /** Revision that `articles` holds; `null` if it was never published. */
  published_revision: number | null;
  created_at: Instant;
  last_act: ArticleAct;
  last_at: Instant;
  /** `null` for the command line. */
  last_by: string | null;
  /** When it was moved to the bin. */
  deleted_at: Instant | null;
}

export interface ArticleVersionRow extends Omit<ArticleFields, 'day'> {
  article_id: string;
  /** From 1. */
  number: number;
  /** The HTML that `articles` held. */
  content: string;
  created_at: Instant;
  published_at: Instant | null;
  kept_at: Instant;
  /** Who published it; `null` for the command line and for imported files. */
  kept_by: string | null;
}

/** The state of an article before a person's last action, to undo it. */
interface ArticleUndoRow {
  staff_id: string;
  article_id: string;
  act: ArticleAct;
  /** JSON of the state before; see `server/articles/desk/undo.ts`. */
  before: string;
  /** Digest of the state after; if it differs now, the article was changed since and cannot be undone. */
  after: string;
  at: Instant;
}

/** A picture that an editor uploaded, identified by a digest of its bytes. */
interface ArticlePictureRow {
  hash: string;
  /** URL of its largest file; see `domain/articles/picture-address.ts`. */
  path: string;
  created_at: Instant;
  created_by: string | null;
}

/** One size and format of a picture. */
interface ArticlePictureFileRow {
  hash: string;
  /** « 800.avif » */
  name: string;
  bytes: Uint8Array;
}

/** An earlier slug of an article, which redirects to it. */
interface FormerSlugRow {
  slug: string;
  article_id: string;
}

/** The last import of a file of `content/articles/`; kept when the article is deleted. */
export interface ArticleFileRow {
  slug: string;
  file_digest: string;
  /** Digest of the row that was written; if it differs now, the article was edited since. */
  row_digest: string;
}

/** A single row, incremented by a trigger on every write to `articles`. */
interface ArticleChangesRow {
  number: number;
}

interface SecretRow {
  name: string;
  value: string;
}

/** When a job that one process does for all was last done. */
interface DailyJobRow {
  name: string;
  done_at: Instant;
}

/** How often something was shown or done, by everybody together. */
interface VisitCountRow {
  /** What is counted; see `server/visits/visit-counts.ts`. */
  kind: string;
  /** A day in Paris as yyyymmdd, or a whole month as yyyymm00. */
  day: number;
  key: string;
  count: number;
}

/** What a staff member may do: owners everything, sales the leads, editors the articles. */
export type StaffRole = 'owner' | 'sales' | 'editor';

export interface StaffRow {
  id: string;
  /** In lower case, its domain in ASCII (Punycode). */
  email: string;
  role: StaffRole;
  created_at: Instant;
  revoked_at: Instant | null;
  /** What they sign answers with; `null` for their name and the agency’s. */
  signature: string | null;
}

/** A section of the agency's facts (`server/agency/fact-sections.ts`), as edited in the staff area. */
export interface AgencyFactsRow {
  section: string;
  /** JSON that fits its schema; `null` when the content files apply again. */
  value: string | null;
  /** Number of changes, from 1. */
  revision: number;
  changed_at: Instant;
  /** `null` for the command line. */
  changed_by: string | null;
}

/** What was changed on the site of a file of `content/` (`server/entries/`). */
export interface ContentEntryRow {
  /** From the root of the project. */
  path: string;
  /** Number of changes, from 1. */
  revision: number;
  /** All changes that the draft would publish (JSON, `Changes`); `null` if there is no draft. */
  draft: string | null;
  /** When the draft will be published. */
  publish_at: Instant | null;
  /** The changes that lie over the file; `null` before the first publication. */
  published: string | null;
  published_at: Instant | null;
  changed_at: Instant;
  /** `null` for the command line. */
  changed_by: string | null;
}

/** What was published at a time of a file of `content/`. */
interface ContentVersionRow {
  path: string;
  /** From 1. */
  number: number;
  changes: string;
  published_at: Instant;
  published_by: string | null;
}

/** A redirect of a former address (`server/redirects/rules.ts`). */
interface RedirectRow {
  source: string;
  target: string;
  changed_at: Instant;
  /** `null` for the command line. */
  changed_by: string | null;
}

/** Visits of a redirect on a day (in Paris). */
interface RedirectHitsRow {
  source: string;
  day: string;
  hits: number;
}

/** An address that was asked for and is not found. */
interface MissedAddressRow {
  path: string;
  hits: number;
  last_at: Instant;
}

/** The tables, as the newest migration leaves them. */
export interface Tables {
  leads: Omit<LeadRow, 'stage' | 'revision'> & {
    stage: Generated<LeadStage>;
    revision: Generated<number>;
  };
  outbox: OutboxRow;
  webhooks: WebhookRow;
  lead_links: LeadLinkRow;
  lead_additions: LeadAdditionRow;
  erased_leads: ErasedLeadRow;
  lead_act_undos: LeadActUndoRow;
  lead_notes: LeadNoteRow;
  lead_replies: LeadReplyRow;
  lead_messages: LeadMessageRow;
  lead_message_files: LeadMessageFileRow;
  mailbox_folders: MailboxFolderRow;
  reply_drafts: ReplyDraftRow;
  reply_files: ReplyFileRow;
  saved_replies: SavedReplyRow;
  submission_keys: SubmissionKeyRow;
  secrets: SecretRow;
  articles: ArticleRow;
  article_changes: ArticleChangesRow;
  article_files: ArticleFileRow;
  former_slugs: FormerSlugRow;
  article_drafts: ArticleDraftRow;
  article_versions: ArticleVersionRow;
  article_undos: ArticleUndoRow;
  article_pictures: ArticlePictureRow;
  article_picture_files: ArticlePictureFileRow;
  agency_facts: AgencyFactsRow;
  content_entries: ContentEntryRow;
  content_versions: ContentVersionRow;
  redirects: RedirectRow;
  redirect_hits: RedirectHitsRow;
  missed_addresses: MissedAddressRow;
  daily_jobs: DailyJobRow;
  visit_counts: VisitCountRow;
  staff: StaffRow;
  passkeys: PasskeyRow;
  staff_invitations: StaffInvitationRow;
  staff_sessions: StaffSessionRow;
  staff_challenges: StaffChallengeRow;
  staff_journal: StaffJournalRow;
}

export type Database = Kysely<Tables>;

export type DatabaseLocation = { engine: 'sqlite'; file: string } | { engine: 'postgres'; url: string };

/**
 * Opens the database without touching its tables; `migrate` brings them up to date.
 * @param onConnectionLost called when an idle connection breaks; the next query opens another
 */
export function openDatabase(location: DatabaseLocation, onConnectionLost: (error: Error) => void): Database {
  const dialect =
    location.engine === 'sqlite'
      ? sqliteDialect(location.file)
      : postgresDialect(location.url, onConnectionLost);
  return new Kysely<Tables>({ dialect });
}

/**
 * Opens the database for statements that go through many rows: on SQLite in threads of their own, without transactions.
 * @returns `database` itself where it does not halt the main thread, or only one handle can open it
 */
export function openForScans(location: DatabaseLocation, database: Database): Database {
  if (location.engine === 'postgres' || location.file === ':memory:') return database;
  return new Kysely<Tables>({ dialect: scanDialect(location.file) });
}

/** Whether statements may hold what only PostgreSQL understands. */
export function isPostgres(database: Database): boolean {
  return database.getExecutor().adapter instanceof PostgresAdapter;
}

/** Opens the database for statements of any length; `undefined` where only one handle can. */
export function openForMigrations(location: DatabaseLocation): Database | undefined {
  if (location.engine === 'postgres')
    return new Kysely<Tables>({ dialect: patientPostgresDialect(location.url) });
  if (location.file === ':memory:') return undefined;
  return new Kysely<Tables>({ dialect: sqliteDialect(location.file, Number.POSITIVE_INFINITY) });
}
