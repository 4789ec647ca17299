import type { Instant } from './instant.ts';

/** A WebAuthn credential. */
export interface PasskeyRow {
  /** Credential id, in base64url. */
  id: string;
  staff_id: string;
  /** COSE key, in base64url. */
  public_key: string;
  /** PostgreSQL gives a bigint as text. */
  counter: number | string;
  /** How browsers may reach it, separated by commas. */
  transports: string;
  /** Where it was made, in words that its owner knows it by. */
  device: string;
  created_at: Instant;
  last_used_at: Instant | null;
}

/** The one link with which a person registers a first passkey. */
export interface StaffInvitationRow {
  digest: string;
  staff_id: string;
  expires_at: Instant;
}

/** A signed-in browser. */
export interface StaffSessionRow {
  id: string;
  /** SHA-256 of the token that the cookie holds. */
  digest: string;
  staff_id: string;
  device: string;
  created_at: Instant;
  seen_at: Instant;
}

/** A WebAuthn challenge that was given out and not yet answered. */
export interface StaffChallengeRow {
  digest: string;
  purpose: string;
  expires_at: Instant;
}

/** What somebody did; rows are only ever added. */
export interface StaffJournalRow {
  id: string;
  at: Instant;
  /** `null` for the command line. */
  staff_id: string | null;
  action: string;
  /** A reference, an e-mail address of the agency or a slug; never what a visitor wrote. */
  subject: string;
}
