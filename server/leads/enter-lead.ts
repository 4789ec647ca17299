import { randomUUID } from 'node:crypto';
import type { Facts } from '../../content/facts.ts';
import { hasAddress, withoutAddress } from '../../domain/leads/no-address.ts';
import { NO_ORIGIN } from '../../domain/leads/origin.ts';
import {
  type FieldErrors,
  type FormField,
  fieldsOf,
  readInto,
  readSender,
  SENDER_FIELDS,
  type Sender,
  type Sent,
} from '../../domain/leads/sender-fields.ts';
import { toStored } from '../clock.ts';
import { note } from '../journal/journal.ts';
import type { Database, LeadChannel } from '../store/database.ts';
import { contentDigest, mailboxDigest } from './digests.ts';
import { promisedAnswer } from './promised-answer.ts';
import { newReference } from './reference.ts';
import { searchText } from './search-text.ts';
import { holderOf, reserve } from './submission-keys.ts';

/** How leads reach an agency beside the site’s forms, in the order of the form. */
export const CHANNELS: Readonly<Record<LeadChannel, string>> = {
  phone: 'Au téléphone',
  referral: 'Sur recommandation',
  event: 'Sur un salon',
  mail: 'Par e-mail',
  other: 'Autrement',
};

export interface EnteredLead {
  sender: Sender;
  channel: LeadChannel;
  /** Whether an answer was promised; otherwise it counts as given when the lead was entered. */
  isPromised: boolean;
  /** Staff id of who enters it, and takes it. */
  by: string;
  now: Temporal.Instant;
  hours: Facts['agency']['hours'];
}

/** The fields of the form: a visitor’s, and the company. */
export const ENTERED_FIELDS: readonly FormField[] = fieldsOf('contact').flatMap((field) =>
  field.column === 'name'
    ? [field, { column: 'company', name: 'company', ...SENDER_FIELDS.company.input }]
    : [field],
);

/** Reads the form: an address or a telephone number is enough. */
export function readEntered(sent: Sent): { sender: Sender | null; fieldErrors: FieldErrors } {
  const isUnknown = String(sent.email ?? '').trim() === '';
  const standIn = withoutAddress(randomUUID());
  const read = readSender('contact', isUnknown ? { ...sent, email: standIn } : sent);
  const own: Partial<Sender> = {};
  const fault = readInto(own, 'company', sent.company, 'form');
  const fieldErrors = fault === undefined ? read.fieldErrors : { ...read.fieldErrors, company: fault };
  if (isUnknown && String(sent.phone ?? '').trim() === '')
    return { sender: null, fieldErrors: { ...fieldErrors, email: 'Notez une adresse ou un téléphone.' } };
  if (!read.sender || fault !== undefined) return { sender: null, fieldErrors };
  return { sender: { ...read.sender, ...own }, fieldErrors };
}

/** How long the same lead, entered by the same person, is one: a form is pressed twice, or sent again by a reload. */
const REPEAT_WINDOW = { minutes: 10 };

/** Stores a lead that a colleague entered, once, and returns its reference. Nobody gets a mail about it. */
export async function enterLead(database: Database, entered: EnteredLead): Promise<string> {
  const { sender, channel, isPromised, by, now, hours } = entered;
  const reference = newReference('contact');
  const id = randomUUID();
  const email = hasAddress(sender.email) ? sender.email : '';
  const fingerprint = contentDigest({ kind: 'contact', ...sender, email });
  const key = `entered:${by}:${fingerprint}`;
  return database.transaction().execute(async (transaction) => {
    const isNew = await reserve(transaction, { key, leadId: id, fingerprint, now, lifetime: REPEAT_WINDOW });
    if (!isNew) return (await holderOf(transaction, key)).reference;
    await transaction
      .insertInto('leads')
      .values({
        id,
        reference,
        kind: 'contact',
        ...sender,
        created_at: toStored(now),
        status: 'accepted',
        stage: 'taken',
        taken_by: by,
        channel,
        answer_due_at: toStored(promisedAnswer(now, hours)),
        answered_at: isPromised ? null : toStored(now),
        mailbox_digest: mailboxDigest(sender.email),
        search_text: searchText({ ...NO_ORIGIN, ...sender, reference }),
      })
      .execute();
    await note(transaction, now, { staffId: by, action: 'lead.entered', subject: reference });
    return reference;
  });
}
