import { type JournalQuery, readJournal } from '../../journal/journal-reader.ts';
import type { Services } from '../../services.ts';
import { OWNERS } from '../access.ts';
import { JournalScreen } from '../screens/journal.tsx';
import { pageIn } from '../screens/pagination.tsx';
import type { StaffRoom } from '../staff-room.tsx';
import type { StaffRoutes } from '../staff-routes.ts';

/** Adds the page of the journal; its filters are query parameters. */
export function journalRoutes(routes: StaffRoutes, { database }: Services, room: StaffRoom): void {
  routes.get('/equipe/journal', OWNERS, async (c) => {
    const [person, subject] = [typed(c.req.query('personne')), typed(c.req.query('objet'))];
    const query: JournalQuery = {
      ...(person ? { person } : {}),
      ...(subject ? { subject } : {}),
      page: pageIn(new URL(c.req.url).searchParams),
    };
    const children = <JournalScreen {...query} {...(await readJournal(database, query))} />;
    return room.show(c, { title: 'Journal', path: '/equipe/journal', children });
  });
}

/** Removes control characters: PostgreSQL refuses NUL in text. */
function typed(text: string | undefined): string | undefined {
  return text?.replace(/\p{Cc}/gu, '').trim();
}
