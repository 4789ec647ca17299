import { type Generated, Kysely } from 'kysely';
import type { LeadKind } from '../../domain/leads/lead.ts';
import type { Instant } from './instant.ts';
import { postgresDialect } from './postgres.ts';
import { sqliteDialect } from './sqlite.ts';
import type {
  PasskeyRow,
  StaffChallengeRow,
  StaffInvitationRow,
  StaffJournalRow,
  StaffSessionRow,
} from './staff-rows.ts';

export type LeadStatus = 'accepted' | 'quarantined';
/** What the agency's people have made of a lead so far. */
export type LeadStage = 'new' | 'taken' | 'answered' | 'waiting' | 'won' | 'lost' | 'spam';
/** Why a lead waits for a person's eyes. */
export type QuarantineReason =
  /** The field that people do not see was filled in. */
  | 'trap'
  /** The form was sent sooner after it was shown than anybody could fill it in. */
  | 'too_fast'
  | 'network_limit'
  | 'email_limit'
  /** The same text came under many e-mail addresses. */
  | 'repeated_text'
  | 'global_limit';

type MailStatus = 'pending' | 'sent' | 'failed';

/** A stored lead. */
export interface LeadRow {
  id: string;
  /** Short name of the lead that a person can read out on the phone. */
  reference: string;
  kind: LeadKind;
  name: string;
  email: string;
  phone: string | null;
  message: string;
  created_at: Instant;
  /** A quarantined lead has no mails until it is released. */
  status: LeadStatus;
  /** Why the lead was quarantined; it stays when the lead is released. */
  quarantine_reason: QuarantineReason | null;
  /** Keyed digest of the sender's network, see `server/leads/digests.ts`; forgotten after a day. */
  network_digest: string | null;
  /** The same of the sender's IPv6 block. */
  block_digest: string | null;
  /** Digest of the message's letters, when there are enough of them to tell a text from another. */
  text_digest: string | null;
  /** Digest of the sender's mailbox, for limits that look back a day; leads from before have none. */
  mailbox_digest: string | null;
  stage: LeadStage;
  /** Rises with every change that a person makes, so that nobody overwrites another's unseen. */
  revision: number;
  /** Who deals with it (`staff.id`). */
  taken_by: string | null;
  /** Day on which a waiting lead comes back. */
  waits_until: Instant | null;
  /** Until when an answer was promised; leads from before this was kept have none. */
  answer_due_at: Instant | null;
  /** When it was first answered. */
  answered_at: Instant | null;
  /** When the agency was reminded that nobody had answered. */
  reminded_at: Instant | null;
  /** Path of the page that it was sent from, where that is known. */
  page: string | null;
  /** When its sender took it back. */
  withdrawn_at: Instant | null;
  /** What it is found by: see `server/leads/search-text.ts`. */
  search_text: string | null;
}

/** What a lead was before a person's last act, which takes it back. */
interface LeadUndoRow extends Pick<LeadRow, 'stage' | 'taken_by' | 'waits_until' | 'answered_at'> {
  staff_id: string;
  lead_id: string;
  /** Revision that the act left; another one means that somebody went on from there. */
  revision: number;
  at: Instant;
}

/** A link that opens a lead to its sender; there may be several. */
interface LeadLinkRow {
  /** SHA-256 of the token in the link. */
  digest: string;
  lead_id: string;
  created_at: Instant;
}

/** What the limits remember, for a day after it came, of a lead that its sender erased. */
export interface ErasedLeadRow
  extends Pick<
    LeadRow,
    'created_at' | 'status' | 'network_digest' | 'block_digest' | 'text_digest' | 'mailbox_digest'
  > {
  id: string;
}

/** What its sender added to a lead. */
export interface LeadAdditionRow {
  id: string;
  lead_id: string;
  text: string;
  created_at: Instant;
}

/** What the agency's people tell each other about a lead. */
export interface LeadNoteRow {
  id: string;
  lead_id: string;
  staff_id: string;
  text: string;
  created_at: Instant;
}

/** An answer that was accepted for sending; its mail is in the outbox. */
export interface LeadReplyRow {
  id: string;
  lead_id: string;
  staff_id: string;
  body: string;
  created_at: Instant;
}

/** An answer that one person has begun. */
interface ReplyDraftRow {
  lead_id: string;
  staff_id: string;
  body: string;
  updated_at: Instant;
}

/** A text that answers often begin with. */
export interface SavedReplyRow {
  id: string;
  title: string;
  body: string;
  updated_at: Instant;
}

/** A mail to send, or sent; it is written from its lead at that moment. */
export interface OutboxRow {
  id: string;
  /** `null` for a mail about many leads. */
  lead_id: string | null;
  /** The answer that it carries. */
  reply_id: string | null;
  /** The lead that it tells of, where that is there no more. */
  reference: string | null;
  /** Key of the message in `server/mail/messages.ts`. */
  message: string;
  recipient: string;
  /** Fixed when the lead is stored, so that a second delivery is recognisable as the same mail. */
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

/** Something that one lead alone may have for a time: see `server/leads/submission-keys.ts`. */
export interface SubmissionKeyRow {
  key: string;
  lead_id: string;
  /** SHA-256 of the submitted content: the same key with other content is a mistake of the caller. */
  fingerprint: string;
  created_at: Instant;
}

/** A post of the blog; texts are HTML that was sanitised when it was written. */
export interface ArticleRow {
  id: string;
  slug: string;
  title: string;
  /** Short text of the list. */
  description: string;
  content: string;
  /** Path under /assets. */
  image_url: string;
  image_alt: string;
  /** Date that readers see, and that posts are ordered by. */
  created_at: Instant;
  updated_at: Instant;
  /** From then on it is public; a draft has none. */
  published_at: Instant | null;
  /** Who signs it, where it is not the agency. */
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

/** What editors write of an article before it is public, all as they type it. */
export interface ArticleFields {
  title: string;
  slug: string;
  /** Plain text. */
  description: string;
  markdown: string;
  /** Path under /assets; empty for the glass that is drawn from the title. */
  picture: string;
  picture_alt: string;
  /** Empty when the agency signs. */
  author: string;
  /** Day that readers see, as yyyy-mm-dd; empty for the day of publication. */
  day: string;
}

/** An article as its editors have it, whatever is public of it. */
export interface ArticleDraftRow extends ArticleFields {
  /** Id that the article has, or will have, in `articles`. */
  article_id: string;
  /** Rises with every save, so that nobody overwrites another's unseen. */
  revision: number;
  /** Revision that `articles` holds; `null` while it was never published. */
  published_revision: number | null;
  created_at: Instant;
  last_act: ArticleAct;
  last_at: Instant;
  /** `null` for the command line. */
  last_by: string | null;
  /** Since when it waits in the bin. */
  deleted_at: Instant | null;
}

/** An article as it was published once. */
export interface ArticleVersionRow extends Omit<ArticleFields, 'day'> {
  article_id: string;
  /** From 1. */
  number: number;
  /** HTML, as it stood in `articles`. */
  content: string;
  created_at: Instant;
  published_at: Instant | null;
  kept_at: Instant;
  /** Who published it; `null` for the command line and for what came from a file. */
  kept_by: string | null;
}

/** What an article was before a person's last act, which takes it back. */
interface ArticleUndoRow {
  staff_id: string;
  article_id: string;
  act: ArticleAct;
  /** JSON of the standing before, see `server/articles/desk/undo.ts`. */
  before: string;
  /** Digest of the standing after: another one means that somebody went on from there. */
  after: string;
  at: Instant;
}

/** A picture that an editor brought, under a digest of its bytes. */
interface ArticlePictureRow {
  hash: string;
  /** Address of its largest form, see `domain/articles/picture-address.ts`. */
  path: string;
  created_at: Instant;
  created_by: string | null;
}

/** One form of a picture. */
interface ArticlePictureFileRow {
  hash: string;
  /** « 800.avif » */
  name: string;
  bytes: Uint8Array;
}

/** A slug that an article had before; it still leads there. */
interface FormerSlugRow {
  slug: string;
  article_id: string;
}

/** What the last import made of a file of `content/articles/`; it stays when the article is deleted. */
export interface ArticleFileRow {
  slug: string;
  /** Digest of the file as it was then. */
  file_digest: string;
  /** Digest of the row that was written: another one means that somebody edited the article since. */
  row_digest: string;
}

/** The one row of its table, which the database itself changes with every write to articles. */
interface ArticleChangesRow {
  number: number;
}

interface SecretRow {
  name: string;
  value: string;
}

/** When something that one process does for all was last done. */
interface DailyJobRow {
  name: string;
  done_at: Instant;
}

/** What a person of the agency may do: owners everything, sales the leads, editors the articles. */
export type StaffRole = 'owner' | 'sales' | 'editor';

/** A person of the agency. */
export interface StaffRow {
  id: string;
  /** In lower case, its domain as DNS knows it. */
  email: string;
  role: StaffRole;
  created_at: Instant;
  /** Since when this person is shut out. */
  revoked_at: Instant | null;
}

/** One section of what the agency says of itself (`server/agency/fact-sections.ts`), as its people wrote it. */
export interface AgencyFactsRow {
  section: string;
  /** JSON of its schema; `null` where the content files hold again. */
  value: string | null;
  /** Counts its changes, from 1. */
  revision: number;
  changed_at: Instant;
  /** `null` for the command line. */
  changed_by: string | null;
}

/** Tables of the site, as the newest migration leaves them. */
export interface Tables {
  leads: Omit<LeadRow, 'stage' | 'revision'> & {
    stage: Generated<LeadStage>;
    revision: Generated<number>;
  };
  outbox: OutboxRow;
  lead_links: LeadLinkRow;
  lead_additions: LeadAdditionRow;
  erased_leads: ErasedLeadRow;
  lead_undos: LeadUndoRow;
  lead_notes: LeadNoteRow;
  lead_replies: LeadReplyRow;
  reply_drafts: ReplyDraftRow;
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
  daily_jobs: DailyJobRow;
  staff: StaffRow;
  passkeys: PasskeyRow;
  staff_invitations: StaffInvitationRow;
  staff_sessions: StaffSessionRow;
  staff_challenges: StaffChallengeRow;
  staff_journal: StaffJournalRow;
}

export type Database = Kysely<Tables>;

/** Where the data are kept: a SQLite file, or a PostgreSQL server. */
export type DatabaseLocation = { engine: 'sqlite'; file: string } | { engine: 'postgres'; url: string };

/**
 * Opens the database without touching its tables; `migrate` brings them up to date.
 * @param onConnectionLost told of a connection that broke while nobody used it; the next query opens another.
 */
export function openDatabase(location: DatabaseLocation, onConnectionLost: (error: Error) => void): Database {
  const dialect =
    location.engine === 'sqlite'
      ? sqliteDialect(location.file)
      : postgresDialect(location.url, onConnectionLost);
  return new Kysely<Tables>({ dialect });
}
