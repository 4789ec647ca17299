import { type ListedLead, PAGE_SIZE } from '../../leads/lead-list.ts';
import { leadPath } from '../../leads/lead-path.ts';
import { REASON_TEXTS } from '../../leads/quarantine.ts';
import { atMoment } from '../../staff/screens/moments.ts';
import { Pagination } from '../../staff/screens/pagination.tsx';
import { firstLine } from './lead-table.tsx';
import { STAGE_WORDS } from './stage-words.ts';

interface QuarantineProps {
  leads: readonly ListedLead[];
  total: number;
  page: number;
  now: Temporal.Instant;
}

/** Quarantined leads, with the reason. */
export function Quarantine({ leads, total, page, now }: QuarantineProps) {
  const path = (other: number) => `/equipe/quarantaine${other > 1 ? `?page=${other}` : ''}`;
  return (
    <>
      <h1>Demandes mises de côté</h1>
      <p>
        Le site a mis ces demandes de côté sans vous les envoyer, et leur auteur n’en sait rien. Libérée, une
        demande rejoint les autres et ses courriels partent. Indésirable, elle ne reparaît plus ici.
      </p>
      {leads.length === 0 ? (
        <section className="pane empty">
          <h2>Rien n’est mis de côté</h2>
          <p>
            <a href="/equipe">Revenir aux demandes</a>
          </p>
        </section>
      ) : (
        <ul className="rows pane held">
          {leads.map(({ reference, revision, name, excerpt, created_at, quarantine_reason }) => (
            <li key={reference}>
              <div>
                <a href={leadPath(reference)}>{name}</a>{' '}
                <span className="small">
                  {reference}, reçue {atMoment(created_at, now)}
                </span>
                <p className="said">{firstLine(excerpt)}</p>
                {quarantine_reason === null ? null : (
                  <p className="reason">Motif : {REASON_TEXTS[quarantine_reason]}</p>
                )}
              </div>
              <form method="post" action={`${leadPath(reference)}/liberer`}>
                <input type="hidden" name="retour" value={path(page)} />
                <button type="submit">Libérer</button>
              </form>
              <form method="post" action={`${leadPath(reference)}/etape`}>
                <input type="hidden" name="revision" value={revision} />
                <input type="hidden" name="retour" value={path(page)} />
                <button type="submit" name="etape" value={STAGE_WORDS.spam.slug} className="quiet">
                  Indésirable
                </button>
              </form>
            </li>
          ))}
        </ul>
      )}
      <Pagination page={page} pages={Math.ceil(total / PAGE_SIZE)} hrefOf={path} />
    </>
  );
}
