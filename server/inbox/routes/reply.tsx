import * as v from 'valibot';
import { openLead } from '../../leads/lead-file.ts';
import { leadPath } from '../../leads/lead-path.ts';
import { messagesAbout } from '../../mailbox/lead-messages.ts';
import type { Services } from '../../services.ts';
import { SALES } from '../../staff/access.ts';
import type { StaffContext, StaffRoom } from '../../staff/staff-room.tsx';
import type { StaffRoutes } from '../../staff/staff-routes.ts';
import { parseBody } from '../../staff/wire.ts';
import type { LeadRow, StaffRow } from '../../store/database.ts';
import { ReplyError, type ReplyFault, type TypedReply } from '../replies.ts';
import { filledReply } from '../reply-fields.ts';
import {
  draftNote,
  FOLLOW_UP_DAYS,
  type ReplyOutcome,
  type ReplySectionProps,
} from '../screens/reply-section.tsx';
import { waitsUntilDaysFrom } from '../waiting-day.ts';

const FAULTS: Readonly<Record<Exclude<ReplyFault, 'text'>, string>> = {
  unknown: 'Cette demande n’existe pas, ou elle a été effacée.',
  quarantined: 'Libérez d’abord cette demande, puis répondez.',
  taken:
    'Un collègue a pris cette demande pendant que vous écriviez. Rien n’est parti, votre texte est gardé : voyez avec lui, ou envoyez-le de nouveau.',
  overtaken:
    'Une réponse est partie depuis que cette page est ouverte. Votre texte est gardé : relisez-la, puis envoyez-le si besoin.',
};

const draftBody = v.object({ text: v.string(), known: v.pipe(v.number(), v.integer(), v.minValue(0)) });

interface ReplyRouteParts {
  room: StaffRoom;
  /** Shows the page of the lead after a refusal, with the typed text. */
  showLead(c: StaffContext, outcome: ReplyOutcome): Promise<Response>;
}

/** The props of the reply section for a person. */
export async function readReplySection(
  {
    database,
    replies,
    savedReplies,
    facts,
  }: Pick<Services, 'database' | 'replies' | 'savedReplies' | 'facts'>,
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
  return { lead, person, ...state, messages, savedReplies: filled };
}

/** Adds the routes for answers and drafts to those of a lead. */
export function replyRoutes(
  routes: StaffRoutes,
  { database, clock, facts, replies, savedReplies }: Services,
  { room, showLead }: ReplyRouteParts,
): void {
  routes.post('/equipe/demandes/:reference/repondre', SALES, async (c) => {
    const field = await room.readForm(c, 'text', 'known', 'taken', 'relance');
    const followUp =
      field('relance') === ''
        ? null
        : waitsUntilDaysFrom(clock.now(), FOLLOW_UP_DAYS, facts.current().agency.hours);
    const typed = { ...typedReply(field), followUp };
    return answer(c, typed.text, () => replies.send(referenceOf(c), c.get('signedIn').staff, typed));
  });

  routes.post('/equipe/demandes/:reference/brouillon', SALES, async (c) => {
    const reference = referenceOf(c);
    const { staff: person } = c.get('signedIn');
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
    const field = await room.readForm(c, 'text', 'known', 'taken', 'insert');
    const { text, known } = typedReply(field);
    const lead = (await openLead(database, reference))?.lead;
    const body = field('insert') === '' ? undefined : await savedReplies.bodyOf(field('insert'));
    const saved = lead && body && filledReply(body, lead, facts.current().agency);
    const parts = [text.trimEnd(), saved ?? ''].filter((part) => part !== '');
    return answer(c, text, () => replies.saveDraft(reference, person, { text: parts.join('\n\n'), known }));
  });

  async function answer(c: StaffContext, text: string, work: () => Promise<unknown>): Promise<Response> {
    try {
      await work();
    } catch (error) {
      if (!(error instanceof ReplyError)) throw error;
      const status = error.fault === 'text' ? 422 : 409;
      return showLead(c, { status, fault: sentence(error), typed: text });
    }
    return c.redirect(`${leadPath(referenceOf(c))}#reponse`, 303);
  }
}

function referenceOf(c: StaffContext): string {
  return (c.req.param('reference') ?? '').toUpperCase();
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
  return fault === 'text' ? message : FAULTS[fault];
}
