import { shortDay } from '../../../domain/dates.ts';
import { counted } from '../../../domain/plural.ts';
import type { VisitFigures } from '../../visits/visit-figures.ts';
import { monthInWords } from '../../visits/words.ts';
import { type OriginFigures, type Origins, WEEKS_SHOWN, type WeekFigures } from '../figures.ts';
import { TableHead, Visits } from './visits.tsx';

interface FiguresProps {
  /** `null` while visits are not counted. */
  visits: VisitFigures | null;
  /** Months before and after that of `visits` that can be shown. */
  months: { before: string | null; after: string | null };
  /** Newest first. */
  weeks: readonly WeekFigures[];
  origins: Origins;
  hasOlder: boolean;
  isCurrent: boolean;
}

/** What visitors did in a month; and by week: leads, how fast they were answered, and where they came from. */
export function FiguresScreen({ visits, months, weeks, origins, hasOlder, isCurrent }: FiguresProps) {
  const leads = sum(weeks, (week) => week.leads);
  return (
    <>
      <h1>Chiffres</h1>
      {visits ? (
        <>
          <MonthLinks month={visits.month} {...months} />
          <Visits figures={visits} />
        </>
      ) : null}
      {leads === 0 ? (
        <section className="pane">
          <h2>Ce que le site rapporte</h2>
          <p>Aucune demande sur ces {WEEKS_SHOWN} semaines.</p>
        </section>
      ) : (
        <>
          <Answers weeks={weeks} leads={leads} />
          <OriginTables origins={origins} />
        </>
      )}
      <nav className="line" aria-label="Périodes">
        {hasOlder ? <a href={`?semaine=${oldestOf(weeks)}`}>{WEEKS_SHOWN} semaines plus anciennes</a> : null}
        {isCurrent ? null : <a href="/equipe/chiffres">Revenir à cette semaine</a>}
      </nav>
    </>
  );
}

function MonthLinks({ month, before, after }: FiguresProps['months'] & Pick<VisitFigures, 'month'>) {
  return (
    <>
      <p className="small">
        Le site compte lui-même, sans cookie et sans rien garder d’une personne. Robots, collègues et
        visiteurs qui demandent à ne pas être suivis n’y sont pas.
      </p>
      <nav className="line" aria-label="Mois">
        {before ? <a href={`?mois=${before}`}>Mois précédent</a> : null}
        <strong>{monthInWords(month)}</strong>
        {after ? <a href={`?mois=${after}`}>Mois suivant</a> : null}
        <a href={`/equipe/chiffres/tableau?mois=${month}`}>Télécharger en CSV</a>
      </nav>
    </>
  );
}

function Answers({ weeks, leads }: Pick<FiguresProps, 'weeks'> & { leads: number }) {
  const inTime = sum(weeks, (week) => week.inTime);
  const ended = inTime + sum(weeks, (week) => week.late);
  return (
    <section className="pane" aria-labelledby="reponses-titre">
      <h2 id="reponses-titre">Demandes et réponses</h2>
      <p>
        {counted(leads, 'demande')} en {WEEKS_SHOWN} semaines.
        {ended > 0 ? ` Réponse donnée dans le délai promis : ${inTime} sur ${ended}.` : ''}
      </p>
      <p className="key small">
        <span>
          <Swatch name="in-time" /> dans le délai
        </span>
        <span>
          <Swatch name="late" /> hors délai
        </span>
        <span>
          <Swatch name="other" /> en cours ou sans délai noté
        </span>
      </p>
      <Columns weeks={weeks} />
      <table className="weeks">
        <thead>
          <tr>
            <th scope="col">Semaine du</th>
            <th scope="col">Demandes</th>
            <th scope="col">Dans le délai</th>
            <th scope="col">Délai ouvré</th>
            <th scope="col">Délai réel</th>
          </tr>
        </thead>
        <tbody>
          {weeks.filter(hasLeads).map((week) => (
            <tr key={String(week.monday)}>
              <th scope="row">{shortDay(week.monday)}</th>
              <td data-label="Demandes">{week.leads}</td>
              <td data-label="Dans le délai">{kept(week)}</td>
              <td data-label="Délai ouvré">{inHours(week.medianWorking)}</td>
              <td data-label="Délai réel">{inHours(week.medianClock)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="small">
        Semaines du lundi au dimanche, sans les demandes indésirables ni celles qui sont mises de côté. Les
        délais sont la médiane jusqu’à la première réponse : en heures ouvrées, puis nuits et jours de repos
        compris.
      </p>
    </section>
  );
}

/** Panes in the highest column, and the height of one with its frame (px). */
const HIGHEST = 12;
const PANE = 18;

/** The weeks as columns of panes, the oldest first; a pane is a lead, or several when there are many. */
function Columns({ weeks }: Pick<FiguresProps, 'weeks'>) {
  const unit = Math.ceil(Math.max(...weeks.map((week) => week.leads)) / HIGHEST);
  return (
    <>
      <ol className="columns" aria-hidden="true">
        {weeks.toReversed().map((week) => (
          <li key={String(week.monday)}>
            <Column week={week} unit={unit} />
            {shortDay(week.monday)}
          </li>
        ))}
      </ol>
      {unit > 1 ? <p className="small">Un carreau vaut {unit} demandes.</p> : null}
    </>
  );
}

function Column({ week: { leads, inTime, late }, unit }: { week: WeekFigures; unit: number }) {
  const tall = (count: number) => PANE * Math.ceil(count / unit);
  const other = tall(leads - inTime - late);
  const height = tall(inTime) + tall(late) + other;
  return (
    <svg aria-hidden="true" viewBox={`0 0 1 ${height}`} height={height} preserveAspectRatio="none">
      <path className="in-time" d={`M.5 ${height}v-${tall(inTime)}`} />
      <path className="late" d={`M.5 ${height - tall(inTime)}v-${tall(late)}`} />
      <path className="other" d={`M.5 ${other}V0`} />
    </svg>
  );
}

function Swatch({ name }: { name: string }) {
  return (
    <svg viewBox="0 0 12 12" width="12" height="12" aria-hidden="true">
      <rect className={name} width="12" height="12" />
    </svg>
  );
}

function OriginTables({ origins }: { origins: Origins }) {
  return (
    <section className="pane" aria-labelledby="origines-titre">
      <h2 id="origines-titre">Ce que le site rapporte : d’où viennent les demandes</h2>
      <OriginTable heading="Source" rows={origins.sources} />
      {origins.campaigns.length > 0 ? <OriginTable heading="Campagne" rows={origins.campaigns} /> : null}
      <OriginTable heading="Page d’arrivée" rows={origins.arrivals} />
      {origins.articles.length > 0 ? <OriginTable heading="Article lu" rows={origins.articles} /> : null}
      <OriginTable heading="Page du formulaire" rows={origins.forms} />
      <p className="small">
        La source est celle que nomme le lien suivi (utm_source), sinon le site qui le portait. Elle reste
        inconnue quand le navigateur ne dit rien. Un article est compté s’il est la page d’arrivée ou celle du
        formulaire.
      </p>
    </section>
  );
}

function OriginTable({ heading, rows }: { heading: string; rows: readonly OriginFigures[] }) {
  return (
    <table className="origins">
      <TableHead columns={[heading, 'Demandes', 'Dans le délai', 'Gagnées']} />
      <tbody>
        {rows.map(({ name, leads, inTime, ended, won }) => (
          <tr key={name}>
            <th scope="row">{name ?? <span className="small">inconnue</span>}</th>
            <td className="number">{leads}</td>
            <td className="number">{ended > 0 ? `${inTime} sur ${ended}` : '–'}</td>
            <td className="number">{won}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function hasLeads({ leads }: WeekFigures): boolean {
  return leads > 0;
}

function kept({ inTime, late, running }: WeekFigures): string {
  const ended = inTime + late;
  const parts = [ended > 0 ? `${inTime} sur ${ended}` : '', running > 0 ? `${running} en cours` : ''];
  return parts.filter((part) => part !== '').join(', ') || '–';
}

/** « 35 min », « 4 h 05 », « 3 j 2 h »; a dash for `null`. */
function inHours(minutes: number | null): string {
  if (minutes === null) return '–';
  const whole = Math.round(minutes);
  const [hours, rest] = [Math.floor(whole / 60), whole % 60];
  if (hours === 0) return `${rest}\u00a0min`;
  if (hours < 48) return `${hours}\u00a0h${rest === 0 ? '' : `\u00a0${String(rest).padStart(2, '0')}`}`;
  return `${Math.floor(hours / 24)}\u00a0j ${hours % 24}\u00a0h`;
}

function oldestOf(weeks: FiguresProps['weeks']): string {
  return String(weeks.at(-1)?.monday.subtract({ weeks: 1 }) ?? '');
}

function sum(weeks: FiguresProps['weeks'], countOf: (week: WeekFigures) => number): number {
  return weeks.reduce((total, week) => total + countOf(week), 0);
}
