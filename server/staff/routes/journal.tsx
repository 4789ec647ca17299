import { momentInParis } from '../../../domain/dates.ts';
import { isReference } from '../../../domain/leads/reference.ts';
import {
  COMMAND_LINE,
  type JournalLine,
  type JournalQuery,
  readJournal,
  VISITORS,
} from '../../journal/journal.ts';
import { leadPath } from '../../leads/reference.ts';
import { OWNERS } from '../access.ts';
import { actorWords, journalWords } from '../screens/journal-words.ts';
import { Options } from '../screens/options.tsx';
import { listHref, pageIn } from '../screens/pagination.tsx';
import type { StaffArea } from '../staff-routes.ts';

interface JournalProps extends JournalQuery {
  lines: readonly JournalLine[];
  hasOlder: boolean;
  people: readonly { id: string; email: string }[];
}

function JournalScreen({ lines, hasOlder, people, person, subject, page }: JournalProps) {
  const isFiltered = person !== undefined || subject !== undefined;
  const address = (number: number) =>
    listHref('/equipe/journal', { personne: person, objet: subject, page: number });
  return (
    <>
      <h1>Journal</h1>
      <form className="pane line" method="get" action="/equipe/journal">
        <div>
          <label htmlFor="personne">Personne</label>
          <select id="personne" name="personne" defaultValue={person ?? ''}>
            <option value="">Tout le monde</option>
            <Options of={people.map(({ id, email }) => [id, email])} />
            <option value={COMMAND_LINE}>Ligne de commande</option>
            <option value={VISITORS}>Visiteurs</option>
          </select>
        </div>
        <div>
          <label htmlFor="objet">Référence ou adresse</label>
          <input id="objet" name="objet" defaultValue={subject ?? ''} autoComplete="off" spellCheck={false} />
        </div>
        <button type="submit">Filtrer</button>
        {isFiltered ? <a href="/equipe/journal">Tout voir</a> : null}
      </form>
      <section className="pane" aria-label="Actions, les plus récentes d’abord">
        {lines.length === 0 ? (
          <p>{isFiltered ? 'Rien ne correspond à ce filtre.' : 'Rien n’a encore été fait.'}</p>
        ) : (
          <ol className="journal">
            {lines.map((line) => (
              <Line key={line.id} line={line} />
            ))}
          </ol>
        )}
      </section>
      <nav className="line" aria-label="Pages du journal">
        {page > 1 ? <a href={address(page - 1)}>Plus récentes</a> : null}
        {hasOlder ? <a href={address(page + 1)}>Plus anciennes</a> : null}
      </nav>
    </>
  );
}

function Line({ line: { at, person, action, subject } }: { line: JournalLine }) {
  return (
    <li>
      <time dateTime={at}>{momentInParis(at)}</time>
      <span>
        {/* For an action on one’s own account, the person is named already. */}
        {subject === person ? null : (
          <>
            <Subject subject={subject} isTitle={/^(?:saved_reply|agency)\./.test(action)} /> :{' '}
          </>
        )}
        <strong>{actorWords({ action, author: person }, (email) => email)}</strong> {journalWords(action)}
      </span>
    </li>
  );
}

function Subject({ subject, isTitle }: { subject: string; isTitle: boolean }) {
  if (isTitle) return `« ${subject} »`;
  return isReference(subject) ? <a href={leadPath(subject)}>{subject}</a> : subject;
}

/** Adds the page of the journal; its filters are query parameters. */
export function journalRoutes({ routes, room, database }: StaffArea): void {
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
