import * as v from 'valibot';
import { openLead } from '../../leads/lead-file.ts';
import { listTakers } from '../../leads/lead-list.ts';
import { leadPath } from '../../leads/reference.ts';
import { messagesAbout } from '../../mailbox/lead-messages.ts';
import { SALES } from '../../staff/access.ts';
import { readSignature } from '../../staff/signature.ts';
import { fieldsIn, type StaffContext, staffOf } from '../../staff/staff-room.tsx';
import type { StaffArea } from '../../staff/staff-routes.ts';
import { parseBody } from '../../staff/wire.ts';
import type { LeadRow, StaffRow } from '../../store/database.ts';
import type { TypedReply } from '../replies.ts';
import { ReplyError, type ReplyFault } from '../reply-error.ts';
import { filledReply } from '../reply-fields.ts';
import { filesIn, MOST_BYTES, type NewFile } from '../reply-files.ts';
import {
  draftNote,
  FOLLOW_UP_DAYS,
  type ReplyOutcome,
  type ReplySectionProps,
} from '../screens/reply-section.tsx';
import { waitsUntilDaysFrom } from '../waiting-day.ts';
import { LEAD, referenceOf } from './acts.tsx';

const FAULTS: Readonly<Record<Exclude<ReplyFault, 'text' | 'files'>, string>> = {
  unknown: 'Cette demande n’existe pas, ou elle a été effacée.',
  quarantined: 'Libérez d’abord cette demande, puis répondez.',
  taken:
    'Un collègue a pris cette demande pendant que vous écriviez. Rien n’est parti, votre texte est gardé : voyez avec lui, ou envoyez-le de nouveau.',
  overtaken:
    'Une réponse est partie depuis que cette page est ouverte. Votre texte est gardé : relisez-la, puis envoyez-le si besoin.',
};

/** Most bytes that are read of an answer with files: beyond, the text could not be shown again. */
const LARGEST_FORM = 3 * MOST_BYTES;

const draftBody = v.object({ text: v.string(), known: v.pipe(v.number(), v.integer(), v.minValue(0)) });

export async function readReplySection(
  { database, replies, savedReplies, facts }: StaffArea,
  lead: LeadRow,
  person: Pick<StaffRow, 'id' | 'email'>,
): Promise<ReplySectionProps> {
  const [state, messages] = await Promise.all([
    replies.read(lead.id, person.id),
    messagesAbout(database, lead.id),
  ]);
  const { agency } = facts.current();
  const filled = (await savedReplies.list()).map((saved) => ({
    ...saved,
    body: filledReply(saved.body, lead, agency),
  }));
  const colleagues = (await listTakers(database)).filter(({ id }) => id !== person.id);
  const signature = await readSignature(database, person.id);
  return { lead, person, signature, colleagues, ...state, messages, savedReplies: filled };
}

/** @param showLead shows the page of the lead after a refusal, with the typed text */
export function replyRoutes(
  { routes, room, database, clock, facts, replies, savedReplies }: StaffArea,
  showLead: (c: StaffContext, outcome: ReplyOutcome) => Promise<Response>,
): void {
  routes.post(`${LEAD}/repondre`, SALES, async (c) => {
    const { field, files } = await readReply(c);
    const followUp =
      field('relance') === ''
        ? null
        : waitsUntilDaysFrom(clock.now(), FOLLOW_UP_DAYS, facts.current().agency.hours);
    const colleague = (await listTakers(database)).find(({ id }) => id === field('copie'));
    const typed = { ...typedReply(field), followUp, files, copyTo: colleague?.email ?? null };
    return answer(c, field, () => replies.send(referenceOf(c), staffOf(c), typed));
  });

  routes.post(`${LEAD}/brouillon`, SALES, async (c) => {
    const reference = referenceOf(c);
    const person = staffOf(c);
    if (c.req.header('Content-Type')?.startsWith('application/json')) {
      const typed = parseBody(draftBody, await room.readJson(c));
      try {
        const savedAt = await replies.saveDraft(reference, person, typed);
        return c.json({ text: savedAt === null ? 'Brouillon effacé.' : draftNote(savedAt) });
      } catch (error) {
        if (!(error instanceof ReplyError)) throw error;
        return c.json({ title: sentence(error) }, error.fault === 'unknown' ? 404 : 409);
      }
    }
    const { field, files } = await readReply(c);
    const { text, known } = typedReply(field);
    const lead = (await openLead(database, reference))?.lead;
    const body = field('insert') === '' ? undefined : await savedReplies.bodyOf(field('insert'));
    const saved = lead && body && filledReply(body, lead, facts.current().agency);
    const parts = [text.trimEnd(), saved ?? ''].filter((part) => part !== '');
    const draft = { text: parts.join('\n\n'), known, files, detached: field('retirer') };
    const { copy, isFollowedUp } = chosenIn(field);
    const isCopied = (await listTakers(database)).some(({ id }) => id === copy);
    const kept = new URLSearchParams({
      ...(isCopied && { copie: copy }),
      ...(isFollowedUp && { relance: 'on' }),
    });
    return answer(c, field, () => replies.saveDraft(reference, person, draft), kept);
  });

  /** Reads the form, with its files where it has a field for them. */
  async function readReply(c: StaffContext): Promise<{ field: (name: string) => string; files: NewFile[] }> {
    if (!c.req.header('Content-Type')?.startsWith('multipart/form-data'))
      return { field: await room.readForm(c), files: [] };
    const form = await room.readFormData(c, LARGEST_FORM);
    return { field: fieldsIn(form), files: await filesIn(form, 'fichier') };
  }

  /** @param kept what is chosen for the answer, as the query of the page that is shown again */
  async function answer(
    c: StaffContext,
    field: (name: string) => string,
    work: () => Promise<unknown>,
    kept = new URLSearchParams(),
  ): Promise<Response> {
    try {
      await work();
    } catch (error) {
      if (!(error instanceof ReplyError)) throw error;
      const status = error.fault === 'text' || error.fault === 'files' ? 422 : 409;
      return showLead(c, { status, fault: sentence(error), typed: field('text'), ...chosenIn(field) });
    }
    const query = kept.size > 0 ? `?${kept}` : '';
    return c.redirect(`${leadPath(referenceOf(c))}${query}#reponse`, 303);
  }
}

/** Who gets a copy, and whether the lead comes back, as chosen in a form or kept in the address of the page. */
export function chosenIn(field: (name: string) => string) {
  return { copy: field('copie'), isFollowedUp: field('relance') !== '' };
}

function typedReply(field: (name: string) => string): TypedReply {
  // A missing field means that no answer was shown.
  return {
    text: field('text'),
    known: Number.parseInt(field('known'), 10) || 0,
    takenBy: field('taken') || null,
  };
}

function sentence({ fault, message }: ReplyError): string {
  return fault === 'text' || fault === 'files' ? message : FAULTS[fault];
}
