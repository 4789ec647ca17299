import type { ReactElement, ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { AppError } from '../../errors.ts';
import {
  type ActOutcome,
  assign,
  changeStage,
  freshAct,
  LONGEST_STEP,
  MOST_AT_ONCE,
  type SeenLead,
  undoAct,
} from '../../leads/lead-acts.ts';
import { type LeadFile, LONGEST_NOTE, openLead } from '../../leads/lead-file.ts';
import { listTakers } from '../../leads/lead-list.ts';
import type { Services } from '../../services.ts';
import { SALES } from '../../staff/access.ts';
import { type StaffContext, staffOf } from '../../staff/staff-room.tsx';
import type { StaffArea } from '../../staff/staff-routes.ts';
import inboxScript from '../client/inbox.client.ts?script';
import { StaleNotice, UndoNotice, UndoneNotice } from '../screens/notices.tsx';
import { STAGE_WORDS, stageOf } from '../screens/stage-words.ts';
import { happenedTo, Standing } from '../screens/stale.tsx';
import { readDay, waitsUntilNextWeek } from '../waiting-day.ts';

export const LEAD = '/equipe/demandes/:reference';

export function referenceOf(c: StaffContext): string {
  return (c.req.param('reference') ?? '').toUpperCase();
}

interface ActRouteParts {
  /** Shows the lead with the fault of a form. */
  show(c: StaffContext, fault: string): Promise<Response>;
  absent(c: StaffContext): Promise<Response>;
}

/** What colleagues do with leads, one or several at once, and its undo. */
export function actRoutes(area: StaffArea, { show, absent }: ActRouteParts): void {
  const { routes, room, config, database, clock, facts, leads } = area;
  const isScript = (c: StaffContext) => c.req.header('Accept') === 'application/json';

  routes.post(`${LEAD}/etape`, SALES, async (c) => {
    const field = await room.readForm(c);
    const stage = stageOf(field('etape'));
    if (stage === undefined) throw new AppError('malformed_request');
    const now = clock.now();
    const waitsUntil = readWaiting(field('jusqu_au'), now);
    if (waitsUntil === null) return show(c, 'Choisissez un jour à venir, dans l’année.');
    const nextStep = field('ensuite').trim();
    if (nextStep.length > LONGEST_STEP) return show(c, `La suite a ${LONGEST_STEP} caractères au plus.`);
    const lead = seen(referenceOf(c), field('revision'));
    const outcome = await changeStage(database, {
      leads: [lead],
      stage,
      waitsUntil,
      nextStep: nextStep === '' ? null : nextStep,
      by: staffOf(c).id,
      now,
    });
    return answered(c, outcome, lead.reference, field('retour'), (file) => ({
      slug: field('etape'),
      label: STAGE_WORDS[stage].act,
      revision: file.lead.revision,
      until: field('jusqu_au'),
    }));
  });

  routes.post(`${LEAD}/confier`, SALES, async (c) => {
    const field = await room.readForm(c);
    const text = field('mot').trim().replaceAll('\r\n', '\n');
    if (text.length > LONGEST_NOTE) return show(c, `Une note a ${LONGEST_NOTE} caractères au plus.`);
    const to = await colleague(field('a'));
    if (!to) return show(c, 'Choisissez à qui confier la demande.');
    const lead = seen(referenceOf(c), field('revision'));
    const outcome = await assign(database, {
      ...actBy(c, [lead]),
      to,
      text,
      mailDomain: config.publicUrl.hostname,
    });
    return answered(c, outcome, lead.reference, field('retour'));
  });

  // Several leads of the list: the same acts, at their seen revisions, taken back by one undo.
  routes.post('/equipe/demandes/ensemble', SALES, async (c) => {
    const form = await room.readWholeForm(c);
    const text = (name: string) => String(form.get(name) ?? '');
    const chosen = form.getAll('demande').map((value) => {
      const [reference = '', revision = ''] = String(value).split(' ');
      return seen(reference, revision);
    });
    if (chosen.length === 0) return refusedAll(c, 'Cochez d’abord des demandes.', text('retour'));
    if (chosen.length > MOST_AT_ONCE)
      return refusedAll(c, `Cochez ${MOST_AT_ONCE} demandes au plus.`, text('retour'));
    const act = actBy(c, chosen);
    const stage = stageOf(text('etape'));
    if (stage !== undefined) {
      const { hours } = facts.current().agency;
      const waitsUntil = waitsUntilNextWeek(act.now, hours);
      return doneAll(c, await changeStage(database, { ...act, stage, waitsUntil }), text('retour'));
    }
    const to = await colleague(text('a'));
    if (!to) return refusedAll(c, 'Choisissez à qui confier ces demandes.', text('retour'));
    const outcome = await assign(database, { ...act, to, text: '', mailDomain: config.publicUrl.hostname });
    return doneAll(c, outcome, text('retour'));
  });

  routes.post('/equipe/demandes/annuler', SALES, async (c) => {
    const field = await room.readForm(c);
    const outcome = await undoAct(database, { by: staffOf(c).id, now: clock.now() });
    const { done, stale } = outcome;
    if (done.length > 0 || stale.length > 1) return doneAll(c, outcome, field('retour'));
    return refused(c, stale[0] ?? field('reference'), field('retour'), (file) => ({
      happened:
        stale.length > 0
          ? happenedTo(file, staffOf(c).email)
          : 'Un geste s’annule dans les dix secondes, et une seule fois.',
    }));
  });

  routes.post(`${LEAD}/liberer`, SALES, async (c) => {
    const field = await room.readForm(c);
    const released = await leads.release(referenceOf(c), staffOf(c).id);
    if (released) return c.redirect(ownReturn(field('retour')), 303);
    return refused(c, referenceOf(c), field('retour'), (file) => ({
      happened: happenedTo(file, staffOf(c).email),
    }));
  });

  function actBy(c: StaffContext, chosen: readonly SeenLead[]) {
    return { leads: chosen, by: staffOf(c).id, now: clock.now() };
  }

  async function colleague(id: string) {
    return (await listTakers(database)).find((person) => person.id === id);
  }

  function readWaiting(day: string, now: Temporal.Instant): Temporal.Instant | null {
    const { hours } = facts.current().agency;
    return day === '' ? waitsUntilNextWeek(now, hours) : readDay(day, now, hours);
  }

  /** The answer to an act on one lead; `againOf` offers it once more after a conflict. */
  async function answered(
    c: StaffContext,
    outcome: ActOutcome,
    reference: string,
    returnTo: string,
    againOf?: (file: LeadFile) => Parameters<typeof StaleNotice>[0]['again'],
  ): Promise<Response> {
    if (outcome.unknown.length > 0) return absent(c);
    if (outcome.done.length > 0) return done(c, returnTo);
    return refused(c, reference, returnTo, (file) => ({
      happened: happenedTo(file, staffOf(c).email),
      again: againOf?.(file),
    }));
  }

  /** Redirects to where the action was done; a script gets the undo toast. */
  async function done(c: StaffContext, returnTo: string): Promise<Response> {
    const path = ownReturn(returnTo);
    if (!isScript(c)) return c.redirect(path, 303);
    return c.json({ notice: renderToStaticMarkup(await undoNotice(area, c, path)) });
  }

  /** The answer to an act on several leads, which tells of those that it passed over. */
  async function doneAll(c: StaffContext, outcome: ActOutcome, returnTo: string): Promise<Response> {
    const left = [...outcome.stale, ...outcome.unknown];
    if (left.length === 0) return done(c, returnTo);
    const undo = await undoNotice(area, c, ownReturn(returnTo));
    return notified(
      c,
      <>
        {undo}
        <UndoneNotice references={left} />
      </>,
      'Des demandes ont changé entre-temps',
    );
  }

  async function refusedAll(c: StaffContext, sentence: string, returnTo: string): Promise<Response> {
    const notice = (
      <div className="toast stays">
        <p>{sentence}</p>
        <a href={ownReturn(returnTo)}>Revenir à la liste</a>
      </div>
    );
    return notified(c, notice, sentence);
  }

  /** Shows why an action was not done, the present state of the lead, and how to go on. */
  async function refused(
    c: StaffContext,
    reference: string,
    returnTo: string,
    reasonOf: (file: LeadFile) => Pick<Parameters<typeof StaleNotice>[0], 'happened' | 'again'>,
  ): Promise<Response> {
    const file = await openLead(database, reference);
    if (!file) return absent(c);
    const { name } = file.lead;
    const reason = reasonOf(file);
    const notice = (
      <StaleNotice reference={file.lead.reference} name={name} {...reason} returnTo={ownReturn(returnTo)} />
    );
    return notified(c, notice, reason.happened, <Standing file={file} now={clock.now()} />);
  }

  async function notified(
    c: StaffContext,
    notice: ReactElement,
    title: string,
    standing?: ReactElement,
  ): Promise<Response> {
    if (isScript(c)) return c.json({ notice: renderToStaticMarkup(notice) }, 409);
    return room.show(c, {
      title,
      path: '/equipe',
      status: 409,
      scripts: [inboxScript],
      children: (
        <>
          <h1>{title}</h1>
          {standing}
          {notice}
        </>
      ),
    });
  }
}

/** @throws AppError `malformed_request` */
function seen(reference: string, revision: string): SeenLead {
  if (!/^[CD]-[0-9A-Z]{7}$/.test(reference) || !/^\d{1,9}$/.test(revision))
    throw new AppError('malformed_request');
  return { reference, revision: Number(revision) };
}

/** Where to return to after an action; only paths of the staff area, against open redirects. */
function ownReturn(text: string): string {
  return /^\/equipe(?:[/?][\w\-/?=&%.+]*)?$/.test(text) ? text : '/equipe';
}

/** The undo toast of the person’s last action on a lead, if recent; it returns to `path`. */
export async function undoNotice(
  { database, clock }: Pick<Services, 'database' | 'clock'>,
  c: StaffContext,
  path: string,
): Promise<ReactNode> {
  const act = await freshAct(database, staffOf(c).id, clock.now());
  return act ? <UndoNotice act={act} returnTo={path} /> : null;
}
