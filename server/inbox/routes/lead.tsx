import { renderToStaticMarkup } from 'react-dom/server';
import { dateInParis } from '../../../domain/dates.ts';
import { note } from '../../journal/journal.ts';
import { addNote, LONGEST_NOTE, openLead } from '../../leads/lead-file.ts';
import { listTakers } from '../../leads/lead-list.ts';
import { leadPath } from '../../leads/reference.ts';
import { retryMails } from '../../mail/outbox-admin.ts';
import { messageFile } from '../../mailbox/lead-messages.ts';
import { polled, SALES } from '../../staff/access.ts';
import { type StaffContext, staffOf } from '../../staff/staff-room.tsx';
import type { StaffArea } from '../../staff/staff-routes.ts';
import { polledJson } from '../../staff/wire.ts';
import inboxScript from '../client/inbox.client.ts?script';
import replyScript from '../client/reply.client.ts?script';
import { replyFile } from '../reply-files.ts';
import { LeadHead, LeadScreen, NoSuchLead } from '../screens/lead.tsx';
import { type ReplyOutcome, ReplySection } from '../screens/reply-section.tsx';
import { happenedTo } from '../screens/stale.tsx';
import { waitsUntilNextWeek } from '../waiting-day.ts';
import { actRoutes, LEAD, referenceOf, undoNotice } from './acts.tsx';
import { personRoutes } from './person.tsx';
import { chosenIn, readReplySection, replyRoutes } from './reply.tsx';

/** The page of a lead and its actions: `/equipe/demandes/:reference`. */
export function leadRoutes(area: StaffArea): void {
  const { routes, room, config, database, clock, facts, mailer } = area;

  async function show(c: StaffContext, fault?: string): Promise<Response> {
    return showLead(c, fault === undefined ? {} : { status: 422 }, fault);
  }

  /** @param outcome outcome of an answer; `fault` is for other forms */
  async function showLead(c: StaffContext, outcome: ReplyOutcome, fault?: string): Promise<Response> {
    const file = await openLead(database, referenceOf(c));
    if (!file) return absent(c);
    const now = clock.now();
    const { hours } = facts.current().agency;
    const proposedDay = dateInParis(waitsUntilNextWeek(now, hours)).toString();
    const viewer = staffOf(c);
    const replies = <ReplySection {...(await readReplySection(area, file.lead, viewer))} {...outcome} />;
    return room.show(c, {
      title: `${file.lead.name}, ${file.lead.reference}`,
      path: file.lead.status === 'quarantined' ? '/equipe/quarantaine' : '/equipe',
      notice: await undoNotice(area, c, leadPath(file.lead.reference)),
      scripts: [inboxScript, replyScript],
      status: outcome.status ?? 200,
      children: (
        <LeadScreen
          file={file}
          viewer={viewer.id}
          takers={await listTakers(database)}
          now={now}
          proposedDay={proposedDay}
          fault={fault}
          replies={replies}
        />
      ),
    });
  }

  routes.get(LEAD, SALES, (c) =>
    showLead(
      c,
      chosenIn((name) => c.req.query(name) ?? ''),
    ),
  );

  // Polled every few seconds by each open window; 304 while nothing changes.
  routes.get(`${LEAD}/etat`, polled(SALES), async (c) => {
    const file = await openLead(database, referenceOf(c));
    if (!file) return absent(c);
    const viewer = staffOf(c);
    return polledJson(c, {
      revision: file.lead.revision,
      head: renderToStaticMarkup(<LeadHead file={file} viewer={viewer.id} now={clock.now()} />),
      happened: happenedTo(file, viewer.email),
    });
  });

  // As a file to keep, whatever it says it is: nothing of others runs on this site.
  routes.get(`${LEAD}/fichiers/:attachment`, SALES, async (c) => {
    const [reference, id] = [referenceOf(c), c.req.param('attachment') ?? ''];
    const file =
      (await messageFile(database, reference, id)) ??
      (await replyFile(database, reference, { id, staffId: staffOf(c).id }));
    if (!file) return absent(c);
    return c.body(new Uint8Array(file.bytes), 200, {
      'Content-Type': 'application/octet-stream',
      'Content-Disposition': `attachment; filename*=UTF-8''${encodeURIComponent(file.name).replace(/[!'()*]/g, escaped)}`,
      'Content-Security-Policy': "default-src 'none'; sandbox",
      'Cache-Control': 'no-store',
    });
  });

  routes.post(`${LEAD}/notes`, SALES, async (c) => {
    const field = await room.readForm(c);
    const text = field('texte').trim().replaceAll('\r\n', '\n');
    if (text === '') return show(c, 'La note est vide.');
    if (text.length > LONGEST_NOTE) return show(c, `Une note a ${LONGEST_NOTE} caractères au plus.`);
    const reference = referenceOf(c);
    if (!(await addNote(database, { reference, text, by: staffOf(c).id, now: clock.now() })))
      return absent(c);
    return c.redirect(`${leadPath(reference)}#notes`, 303);
  });

  routes.post(`${LEAD}/relancer`, SALES, async (c) => {
    const field = await room.readForm(c);
    const file = await openLead(database, referenceOf(c));
    if (!file) return absent(c);
    const mail = file.mails.find(({ id }) => id === field('id'));
    const [now, { reference }] = [clock.now(), file.lead];
    const count = await database.transaction().execute(async (transaction) => {
      const retried = mail ? await retryMails(transaction, { now, leadsTo: config.leadsTo, id: mail.id }) : 0;
      if (retried > 0)
        await note(transaction, now, { staffId: staffOf(c).id, action: 'mail.retried', subject: reference });
      return retried;
    });
    if (count === 0) return show(c, 'Cet e-mail est déjà parti, ou en train de partir.');
    mailer.wake();
    return c.redirect(leadPath(reference), 303);
  });

  actRoutes(area, { show, absent });
  replyRoutes(area, showLead);
  personRoutes(area, absent);

  function absent(c: StaffContext): Promise<Response> {
    const children = <NoSuchLead reference={referenceOf(c)} />;
    return room.show(c, { title: 'Demande introuvable', path: '/equipe', children, status: 404 });
  }
}

function escaped(letter: string): string {
  return `%${letter.charCodeAt(0).toString(16).toUpperCase()}`;
}
