import type { Instant } from '../clock.ts';

/** A WebAuthn credential. */
export interface PasskeyRow {
  /** Credential id, in base64url. */
  id: string;
  staff_id: string;
  /** COSE key, in base64url. */
  public_key: string;
  /** PostgreSQL returns a bigint as text. */
  counter: number | string;
  /** WebAuthn transports, separated by commas. */
  transports: string;
  /** Browser and system where it was created, as shown to its owner. */
  device: string;
  created_at: Instant;
  last_used_at: Instant | null;
}

/** The link with which a person registers a first passkey; one per person. */
export interface StaffInvitationRow {
  digest: string;
  staff_id: string;
  expires_at: Instant;
}

/** A signed-in browser. */
export interface StaffSessionRow {
  id: string;
  /** SHA-256 of the token in the cookie. */
  digest: string;
  staff_id: string;
  /** The passkey that opened it, and with which it ends; `null` if an earlier version opened it. */
  passkey_id: string | null;
  device: string;
  created_at: Instant;
  seen_at: Instant;
}

/** A WebAuthn challenge that is not answered yet. */
export interface StaffChallengeRow {
  digest: string;
  purpose: string;
  expires_at: Instant;
}

/** An action in the journal, which is append-only. */
export interface StaffJournalRow {
  id: string;
  at: Instant;
  /** `null` for the command line. */
  staff_id: string | null;
  action: string;
  /** A lead's reference, a staff e-mail address or a slug; never personal data of visitors. */
  subject: string;
}
