import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { AppError } from '../../errors.ts';
import { note } from '../../journal/journal.ts';
import { changeStage, undoAct } from '../../leads/lead-acts.ts';
import { addNote, type LeadFile, LONGEST_NOTE, openLead } from '../../leads/lead-file.ts';
import { leadPath } from '../../leads/lead-path.ts';
import { retryMails } from '../../mail/outbox-admin.ts';
import type { Services } from '../../services.ts';
import { SALES } from '../../staff/access.ts';
import type { StaffContext, StaffRoom } from '../../staff/staff-room.tsx';
import type { StaffRoutes } from '../../staff/staff-routes.ts';
import inboxScript from '../client/inbox.client.ts?script';
import replyScript from '../client/reply.client.ts?script';
import { LeadScreen, NoSuchLead } from '../screens/lead.tsx';
import { StaleNotice } from '../screens/notices.tsx';
import { type ReplyOutcome, ReplySection } from '../screens/reply-section.tsx';
import { STAGE_WORDS, stageOf } from '../screens/stage-words.ts';
import { happenedTo, Standing } from '../screens/stale.tsx';
import { dateOf, readDay, waitsUntilNextWeek } from '../waiting-day.ts';
import { personRoutes } from './person.tsx';
import { readReplySection, replyRoutes } from './reply.tsx';
import { undoNotice } from './undo.tsx';

const LEAD = '/equipe/demandes/:reference';

/** The page of a lead and its actions: `/equipe/demandes/:reference`. */
export function leadRoutes(routes: StaffRoutes, services: Services, room: StaffRoom): void {
  const { config, database, clock, facts, leads, mailer } = services;
  const referenceOf = (c: StaffContext) => (c.req.param('reference') ?? '').toUpperCase();
  const viewerOf = (c: StaffContext) => c.get('signedIn').staff;
  const isScript = (c: StaffContext) => c.req.header('Accept') === 'application/json';

  async function show(c: StaffContext, fault?: string): Promise<Response> {
    return showLead(c, fault === undefined ? {} : { status: 422 }, fault);
  }

  /** @param outcome outcome of an answer; `fault` is for other forms */
  async function showLead(c: StaffContext, outcome: ReplyOutcome, fault?: string): Promise<Response> {
    const file = await openLead(database, referenceOf(c));
    if (!file) return absent(c);
    const now = clock.now();
    const { hours } = facts.current().agency;
    const proposedDay = dateOf(waitsUntilNextWeek(now, hours), hours).toString();
    const viewer = viewerOf(c);
    const replies = <ReplySection {...(await readReplySection(services, file.lead, viewer))} {...outcome} />;
    return room.show(c, {
      title: `${file.lead.name}, ${file.lead.reference}`,
      path: file.lead.status === 'quarantined' ? '/equipe/quarantaine' : '/equipe',
      notice: await undoNotice(services, c, leadPath(file.lead.reference)),
      scripts: [inboxScript, replyScript],
      status: outcome.status ?? 200,
      children: (
        <LeadScreen
          file={file}
          viewer={viewer.id}
          now={now}
          proposedDay={proposedDay}
          fault={fault}
          replies={replies}
        />
      ),
    });
  }

  routes.get(LEAD, SALES, (c) => show(c));

  routes.post(`${LEAD}/etape`, SALES, async (c) => {
    const field = await room.readForm(c, 'etape', 'revision', 'retour', 'jusqu_au');
    const stage = stageOf(field('etape'));
    if (stage === undefined || !/^\d{1,9}$/.test(field('revision'))) throw new AppError('malformed_request');
    const now = clock.now();
    const waitsUntil =
      field('jusqu_au') === ''
        ? waitsUntilNextWeek(now, facts.current().agency.hours)
        : readDay(field('jusqu_au'), now, facts.current().agency.hours);
    if (waitsUntil === null) return show(c, 'Choisissez un jour à venir, dans l’année.');
    const outcome = await changeStage(database, {
      reference: referenceOf(c),
      stage,
      revision: Number(field('revision')),
      waitsUntil,
      by: viewerOf(c).id,
      now,
    });
    if (outcome === 'unknown') return absent(c);
    if (outcome === 'done') return done(c, field('retour'));
    return refused(c, field('retour'), (file) => ({
      happened: happenedTo(file, viewerOf(c).email),
      again: {
        slug: field('etape'),
        label: STAGE_WORDS[stage].act,
        revision: file.lead.revision,
        until: field('jusqu_au'),
      },
    }));
  });

  routes.post(`${LEAD}/annuler`, SALES, async (c) => {
    const field = await room.readForm(c, 'retour');
    const act = { reference: referenceOf(c), by: viewerOf(c).id, now: clock.now() };
    const outcome = await undoAct(database, act);
    if (outcome === 'unknown') return absent(c);
    if (outcome === 'done') return done(c, field('retour'));
    return refused(c, field('retour'), (file) => ({
      happened:
        outcome === 'stale'
          ? happenedTo(file, viewerOf(c).email)
          : 'Un geste s’annule dans les dix secondes, et une seule fois.',
    }));
  });

  routes.post(`${LEAD}/liberer`, SALES, async (c) => {
    const field = await room.readForm(c, 'retour');
    const released = await leads.release(referenceOf(c), viewerOf(c).id);
    if (released) return c.redirect(ownReturn(field('retour')), 303);
    return refused(c, field('retour'), (file) => ({ happened: happenedTo(file, viewerOf(c).email) }));
  });

  routes.post(`${LEAD}/notes`, SALES, async (c) => {
    const field = await room.readForm(c, 'texte');
    const text = field('texte').trim().replaceAll('\r\n', '\n');
    if (text === '') return show(c, 'La note est vide.');
    if (text.length > LONGEST_NOTE) return show(c, `Une note a ${LONGEST_NOTE} caractères au plus.`);
    const reference = referenceOf(c);
    if (!(await addNote(database, { reference, text, by: viewerOf(c).id, now: clock.now() })))
      return absent(c);
    return c.redirect(`${leadPath(reference)}#notes`, 303);
  });

  routes.post(`${LEAD}/relancer`, SALES, async (c) => {
    const field = await room.readForm(c, 'id');
    const file = await openLead(database, referenceOf(c));
    if (!file) return absent(c);
    const mail = file.mails.find(({ id }) => id === field('id'));
    const now = clock.now();
    const count = mail ? await retryMails(database, { now, leadsTo: config.leadsTo, id: mail.id }) : 0;
    if (count === 0) return show(c, 'Ce courriel est déjà parti, ou en train de partir.');
    const { reference } = file.lead;
    await note(database, now, { staffId: viewerOf(c).id, action: 'mail.retried', subject: reference });
    mailer.wake();
    return c.redirect(leadPath(reference), 303);
  });

  replyRoutes(routes, services, { room, showLead });
  personRoutes(routes, services, { room, absent });

  function absent(c: StaffContext): Promise<Response> {
    const children = <NoSuchLead reference={referenceOf(c)} />;
    return room.show(c, { title: 'Demande introuvable', path: '/equipe', children, status: 404 });
  }

  /** Redirects to where the action was done; a script gets the undo toast. */
  async function done(c: StaffContext, returnTo: string): Promise<Response> {
    const path = ownReturn(returnTo);
    if (!isScript(c)) return c.redirect(path, 303);
    return c.json({ notice: renderToStaticMarkup(await undoNotice(services, c, path)) });
  }

  /** Shows why an action was not done, the present state of the lead, and how to go on. */
  async function refused(
    c: StaffContext,
    returnTo: string,
    reasonOf: (file: LeadFile) => Pick<Parameters<typeof StaleNotice>[0], 'happened' | 'again'>,
  ): Promise<Response> {
    const file = await openLead(database, referenceOf(c));
    if (!file) return absent(c);
    const { reference, name } = file.lead;
    const reason = reasonOf(file);
    const notice: ReactElement = (
      <StaleNotice reference={reference} name={name} {...reason} returnTo={ownReturn(returnTo)} />
    );
    if (isScript(c)) return c.json({ notice: renderToStaticMarkup(notice) }, 409);
    return room.show(c, {
      title: reason.happened,
      path: '/equipe',
      status: 409,
      scripts: [inboxScript],
      children: (
        <>
          <h1>{reason.happened}</h1>
          <Standing file={file} now={clock.now()} />
          {notice}
        </>
      ),
    });
  }
}

/** Where to return to after an action; only paths of the staff area, against open redirects. */
function ownReturn(text: string): string {
  return /^\/equipe(?:[/?][\w\-/?=&%.+]*)?$/.test(text) ? text : '/equipe';
}
