import type { Hono } from 'hono';
import { type JournalQuery, readJournal } from '../../journal/journal-reader.ts';
import type { Services } from '../../services.ts';
import { JournalScreen } from '../screens/journal.tsx';
import type { StaffEnvironment, StaffRoom } from '../staff-room.tsx';

const LAST_PAGE = 100_000;

/** Adds the page of the journal; its filters are query parameters. */
export function journalRoutes(app: Hono<StaffEnvironment>, { database }: Services, room: StaffRoom): void {
  app.get('/equipe/journal', async (c) => {
    const [person, subject] = [typed(c.req.query('personne')), typed(c.req.query('objet'))];
    const page = Number.parseInt(c.req.query('page') ?? '', 10);
    const query: JournalQuery = {
      ...(person ? { person } : {}),
      ...(subject ? { subject } : {}),
      page: page >= 1 ? Math.min(page, LAST_PAGE) : 1,
    };
    const children = <JournalScreen {...query} {...(await readJournal(database, query))} />;
    return room.show(c, { title: 'Journal', path: '/equipe/journal', children });
  });
}

/** Removes control characters: PostgreSQL refuses NUL in text. */
function typed(text: string | undefined): string | undefined {
  return text?.replace(/\p{Cc}/gu, '').trim();
}
