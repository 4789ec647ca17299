import { partList } from 'content-collections';
import { renderToStaticMarkup } from 'react-dom/server';
import { dateInParis } from '../../../domain/dates.ts';
import { isOpenAt } from '../../../domain/working-hours/answer-by.ts';
import { note } from '../../journal/journal.ts';
import { leadsCsv } from '../../leads/lead-csv.ts';
import { countWaiting, listQuarantine, listTakers, readInbox, readInboxPage } from '../../leads/lead-list.ts';
import { EVERYBODY, fresh, menuOf, polled, SALES } from '../../staff/access.ts';
import { csvDownload } from '../../staff/csv-download.ts';
import { tabTitle } from '../../staff/screens/document.tsx';
import { pageIn } from '../../staff/screens/pagination.tsx';
import { type StaffContext, staffOf } from '../../staff/staff-room.tsx';
import type { StaffArea } from '../../staff/staff-routes.ts';
import { polledJson } from '../../staff/wire.ts';
import type { LeadRow } from '../../store/database.ts';
import inboxScript from '../client/inbox.client.ts?script';
import { inboxHref, readFilters } from '../inbox-filters.ts';
import { enterLeadRoutes } from '../screens/enter-lead.tsx';
import { Inbox, InboxList, type InboxProps, inboxTitle, Quarantine } from '../screens/inbox.tsx';
import { ForgottenProxy, SilentMailbox } from '../screens/notices.tsx';
import { undoNotice } from './acts.tsx';

/** The inbox at `/equipe`, its polling endpoint and export, and the quarantine. */
export function inboxRoutes(area: StaffArea): void {
  enterLeadRoutes(area);
  const { routes, room, config, database, scans, clock, facts, mailboxReader } = area;
  const searchOf = (c: StaffContext) => new URL(c.req.url).searchParams;
  const filtersOf = (c: StaffContext) => readFilters(searchOf(c), staffOf(c).id, clock.now());

  async function inbox(c: StaffContext): Promise<InboxProps> {
    const filters = filtersOf(c);
    const now = clock.now();
    const [shown, waiting] = await Promise.all([
      readInboxPage(scans, filters.query, filters.page),
      countWaiting(scans, now),
    ]);
    return { ...shown, waiting, filters, viewer: staffOf(c).id, now };
  }

  /** Whether this very request shows an owner that a proxy stands before a site that knows of none. */
  function isProxyForgotten(c: StaffContext): boolean {
    const isOwner = staffOf(c).role === 'owner';
    return isOwner && config.trustProxy === 0 && c.req.header('X-Forwarded-For') !== undefined;
  }

  routes.get('/equipe', EVERYBODY, async (c) => {
    const [first] = menuOf(staffOf(c).role, partList);
    if (first && first.path !== '/equipe') return c.redirect(first.path, 303);
    const [props, mailbox] = await Promise.all([inbox(c), mailboxReader.state()]);
    return room.show(c, {
      title: inboxTitle(props.waiting),
      path: '/equipe',
      notice: await undoNotice(area, c, inboxHref(props.filters.texts, { page: props.filters.page })),
      scripts: [inboxScript],
      children: (
        <>
          {isProxyForgotten(c) ? <ForgottenProxy /> : null}
          {typeof mailbox === 'object' ? <SilentMailbox since={mailbox.failingSince} /> : null}
          <Inbox {...props} takers={await listTakers(database)} />
        </>
      ),
    });
  });

  // Polled every few seconds by each open window; 304 while nothing changes.
  routes.get('/equipe/liste', polled(SALES), async (c) => {
    const props = await inbox(c);
    return polledJson(c, {
      title: tabTitle(inboxTitle(props.waiting)),
      quarantined: props.waiting.quarantined,
      isOpen: isOpenAt(props.now, facts.current().agency.hours),
      html: renderToStaticMarkup(<InboxList {...props} />),
    });
  });

  // Not a GET, which another site could have a signed-in browser send again and again.
  routes.post('/equipe/export', fresh(SALES), async (c) => {
    await room.readForm(c);
    const now = clock.now();
    const { id } = staffOf(c);
    const query = filtersOf(c).query;
    async function* lines(): AsyncGenerator<string> {
      let sent = 0;
      async function* counted(): AsyncGenerator<LeadRow[]> {
        for await (const leads of readInbox(scans, query)) {
          sent += leads.length;
          yield leads;
        }
      }
      try {
        yield* leadsCsv(counted());
      } finally {
        // Also where the download is broken off.
        await note(database, clock.now(), { staffId: id, action: 'leads.exported', subject: String(sent) });
      }
    }
    return csvDownload(c, `demandes-${dateInParis(now)}`, lines());
  });

  routes.get('/equipe/quarantaine', SALES, async (c) => {
    const page = pageIn(searchOf(c));
    const now = clock.now();
    const [leads, { quarantined }] = await Promise.all([
      listQuarantine(scans, page),
      countWaiting(scans, now),
    ]);
    return room.show(c, {
      title: 'Demandes mises de côté',
      path: '/equipe/quarantaine',
      notice: await undoNotice(area, c, '/equipe/quarantaine'),
      scripts: [inboxScript],
      children: <Quarantine leads={leads} total={quarantined} page={page} now={now} />,
    });
  });
}
