import { createHmac } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import type { LeadRow, Tables } from '../store/database.ts';
import type { MailHeader } from './read-mail.ts';

/** Length of the signature in an address for answers (base32 characters, 50 bits). */
const SIGNATURE_LENGTH = 10;
const OPEN = ['new', 'taken', 'answered', 'waiting'] as const;

/** The addresses for answers, one a lead: `reponses+d-7kq3m9f-1a2b3c4d5e@exemple.fr`. */
export type ReplyAddresses = ReturnType<typeof createReplyAddresses>;

/**
 * @param address `reponses@exemple.fr`; `null` if there are no such addresses
 * @param key shared by all nodes
 */
export function createReplyAddresses(address: string | null, key: string) {
  const [local = '', domain = ''] = address?.toLowerCase().split('@') ?? [];

  function sign(reference: string): string {
    return createHmac('sha256', key).update(reference).digest('hex').slice(0, SIGNATURE_LENGTH);
  }

  return {
    /** The address for answers about a lead. */
    addressOf(reference: string): string | null {
      const lower = reference.toLowerCase();
      return address === null ? null : `${local}+${lower}-${sign(lower)}@${domain}`;
    },
    /** The reference in an address, if it was given out. */
    referenceIn(typed: string): string | null {
      const lower = typed.toLowerCase();
      if (address === null || !lower.startsWith(`${local}+`) || !lower.endsWith(`@${domain}`)) return null;
      const token = lower.slice(local.length + 1, -domain.length - 1);
      const reference = token.slice(0, -SIGNATURE_LENGTH - 1);
      return token === `${reference}-${sign(reference)}` ? reference.toUpperCase() : null;
    },
  };
}

/** How a lead was found; `address` is the weakest. */
interface Match {
  lead: LeadRow;
  by: 'thread' | 'reply-address' | 'address';
}

interface MatchParts {
  database: Kysely<Tables>;
  replyAddresses: ReplyAddresses;
}

/**
 * The lead that a mail is about: that of the mails it answers, else that of the address it was sent to, else the only
 * open one of its writer (of its recipients, for a colleague’s).
 */
export async function matchLead(
  { database, replyAddresses }: MatchParts,
  { earlier, to, from }: Pick<MailHeader, 'earlier' | 'to' | 'from'>,
  isOurs: boolean,
): Promise<Match | null> {
  const thread = await leadOfThread(database, earlier);
  if (thread) return { lead: thread, by: 'thread' };
  for (const address of to) {
    const reference = replyAddresses.referenceIn(address);
    const lead =
      reference === null
        ? undefined
        : await leads(database).where('reference', '=', reference).executeTakeFirst();
    if (lead) return { lead, by: 'reply-address' };
  }
  const people = (isOurs ? to : [from.address]).filter((address) => address !== '');
  if (people.length === 0) return null;
  const [lead, ...others] = await leads(database)
    .where(
      sql`lower(email)`,
      'in',
      people.map((address) => sql`lower(${address})`),
    )
    .where('stage', 'in', OPEN)
    .limit(2)
    .execute();
  return lead && others.length === 0 ? { lead, by: 'address' } : null;
}

/** The lead of the first of these Message-IDs that is known. */
export async function leadOfThread(
  database: Kysely<Tables>,
  earlier: readonly string[],
): Promise<LeadRow | undefined> {
  if (earlier.length === 0) return undefined;
  const [sent, read] = await Promise.all([
    database
      .selectFrom('outbox')
      .select(['message_id', 'lead_id'])
      .where('message_id', 'in', earlier)
      .execute(),
    database
      .selectFrom('lead_messages')
      .select(['message_id', 'lead_id'])
      .where('message_id', 'in', earlier)
      .execute(),
  ]);
  const known = new Map([...sent, ...read].map(({ message_id, lead_id }) => [message_id, lead_id]));
  const id = earlier.map((name) => known.get(name)).find((lead) => lead !== undefined && lead !== null);
  return id === undefined || id === null
    ? undefined
    : leads(database).where('id', '=', id).executeTakeFirst();
}

function leads(database: Kysely<Tables>) {
  return database.selectFrom('leads').selectAll().where('status', '=', 'accepted');
}
