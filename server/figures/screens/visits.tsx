import { PAGE_KINDS } from '../../../domain/leads/page-kind.ts';
import { counted } from '../../../domain/plural.ts';
import { adviceFor, FORM_NAMES, fieldLabel } from '../../visits/advice.ts';
import type {
  Compared,
  FormFigures,
  Ranked,
  VisitFigures,
  VitalFigures,
} from '../../visits/visit-figures.ts';
import { VITAL_NAMES, type Vital } from '../../visits/vitals.ts';
import { monthInWords, percent, readable } from '../../visits/words.ts';

/** What visitors saw and did in a month. */
export function Visits({ figures }: { figures: VisitFigures }) {
  const { month, days, views, arrivals, leads, won, phones } = figures;
  const isPartial = days < month.daysInMonth;
  return (
    <>
      <section className="pane" aria-labelledby="visites-titre">
        <h2 id="visites-titre">Combien sont venus</h2>
        <dl className="totals">
          <Total label="Arrivées" figure={arrivals} />
          <Total label="Pages vues" figure={views} />
          <Total label="Demandes" figure={leads} />
          <Total label="dont gagnées" figure={won} />
          {phones === null ? null : (
            <div>
              <dt>Sur un téléphone</dt>
              <dd>{percent(phones)}</dd>
              <dd className="small">des arrivées</dd>
            </div>
          )}
        </dl>
        <p className="small">
          {isPartial ? (
            <>
              Jusqu’au {days} du mois, comparé aux mêmes jours des deux autres mois ; les tableaux comparent à
              des mois entiers.{' '}
            </>
          ) : null}
          Une arrivée est une page ouverte depuis un autre site, une campagne ou une adresse tapée.
        </p>
        <Days figures={figures} />
        <p className="note">
          <strong>À faire ce mois-ci.</strong> {adviceFor(figures)}
        </p>
      </section>
      <section className="pane" aria-labelledby="provenance-titre">
        <h2 id="provenance-titre">D’où ils viennent</h2>
        <Ranking rows={figures.sources} first="Provenance" nameOf={sourceName} none="Aucune arrivée." />
        {figures.hidden > 0 ? (
          <p className="small">
            {counted(figures.hidden, 'autre arrivée', 'autres arrivées')} de provenances suivies moins de
            trois fois, ou au-delà de la vingtième.
          </p>
        ) : null}
        {figures.campaigns.length > 0 ? (
          <>
            <h3>Par campagne</h3>
            <Ranking rows={figures.campaigns} first="Campagne" />
          </>
        ) : null}
      </section>
      <section className="pane" aria-labelledby="lectures-titre">
        <h2 id="lectures-titre">Ce qu’ils lisent</h2>
        <Ranking rows={figures.pages} first="Page" link none="Aucune page vue." />
        {figures.terms.length > 0 ? (
          <>
            <h3>Ce qu’ils cherchent sur le site</h3>
            <p>{figures.terms.map(({ key, count }) => `${key} (${count})`).join(', ')}</p>
            <p className="small">Les mots cherchés trois jours différents au moins.</p>
          </>
        ) : null}
        {figures.missing.length > 0 ? (
          <>
            <h3>Les adresses qui n’existent pas</h3>
            <Ranking rows={figures.missing} first="Adresse" />
          </>
        ) : null}
      </section>
      <section className="pane" aria-labelledby="formulaires-titre">
        <h2 id="formulaires-titre">Où les formulaires perdent des visiteurs</h2>
        {figures.forms.length === 0 ? <p>Aucun formulaire vu.</p> : null}
        {figures.forms.map((form) => (
          <Funnel key={form.form} figures={form} />
        ))}
        {figures.acts.length > 0 ? (
          <>
            <h3>Ce qu’ils font d’autre</h3>
            <Ranking rows={figures.acts} first="Geste" nameOf={(key) => ACT_NAMES[key] ?? key} />
          </>
        ) : null}
      </section>
      <section className="pane" aria-labelledby="vitesse-titre">
        <h2 id="vitesse-titre">Si le site est rapide pour eux</h2>
        <Speed figures={figures} />
      </section>
    </>
  );
}

const ACT_NAMES: Readonly<Record<string, string>> = {
  call: 'Appel au numéro de téléphone',
  booking: 'Rendez-vous ouvert',
  estimation: 'Calcul d’un prix',
  delais: 'Calcul d’un délai',
};

function sourceName(key: string): string {
  return key === 'direct' ? 'Adresse tapée, favori ou application' : key;
}

function Total({ label, figure }: { label: string; figure: Compared }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{readable(figure.now)}</dd>
      <dd className="small">
        mois dernier {readable(figure.before)}, an dernier {readable(figure.lastYear)}
      </dd>
    </div>
  );
}

/** Height of the chart, and width of a day in it. */
const HEIGHT = 100;
const DAY = 10;

/** Pages shown by day, as columns, with a mark at the height of the month before. */
function Days({ figures: { byDay, month, days, views } }: { figures: VisitFigures }) {
  const highest = Math.max(1, ...byDay.flatMap(({ now, before }) => [now, before]));
  const tall = (count: number) => Math.round((count / highest) * HEIGHT);
  const bars = byDay.map(({ now }, index) => `M${index * DAY + 5} ${HEIGHT}v-${tall(now)}`).join('');
  const marks = byDay.map(({ before }, index) => `M${index * DAY} ${HEIGHT - tall(before)}h${DAY}`).join('');
  return (
    <>
      <svg
        className="days"
        role="img"
        viewBox={`0 -2 ${byDay.length * DAY} ${HEIGHT + 4}`}
        preserveAspectRatio="none"
        aria-label={`Pages vues par jour en ${monthInWords(month)} : ${readable(views.now)} en ${counted(days, 'jour')}, ${readable(highest)} au plus en un jour. Les nombres sont dans le tableau.`}
      >
        <path className="bars" d={bars} />
        <path className="marks" d={marks} />
      </svg>
      <p className="axis small" aria-hidden="true">
        <span>1er</span>
        <span>{Math.ceil(byDay.length / 2)}</span>
        <span>{byDay.length}</span>
      </p>
      <p className="small">Chaque jour, les pages vues ; le trait est le même jour du mois dernier.</p>
      <details>
        <summary>Les nombres, jour par jour</summary>
        <table>
          <TableHead columns={['Jour', 'Pages vues', 'Mois dernier']} />
          <tbody>
            {byDay.map(({ now, before }, index) => (
              <tr key={String(month.toPlainDate({ day: index + 1 }))}>
                <th scope="row">{index + 1}</th>
                <td className="number">{index < days ? readable(now) : '–'}</td>
                <td className="number">{readable(before)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </>
  );
}

/** The name of a table's rows, then those of its columns of numbers. */
export function TableHead({ columns: [rows, ...numbers] }: { columns: readonly string[] }) {
  return (
    <thead>
      <tr>
        <th scope="col">{rows}</th>
        {numbers.map((name) => (
          <th key={name} scope="col" className="number">
            {name}
          </th>
        ))}
      </tr>
    </thead>
  );
}

interface RankingProps {
  rows: readonly Ranked[];
  first: string;
  nameOf?: (key: string) => string;
  /** Whether the names are paths of pages. */
  link?: boolean;
  none?: string;
}

function Ranking({ rows, first, nameOf = (key) => key, link = false, none = '' }: RankingProps) {
  if (rows.length === 0) return <p>{none}</p>;
  return (
    <table className="ranking">
      <TableHead columns={[first, 'Ce mois', 'Mois dernier', 'An dernier']} />
      <tbody>
        {rows.map(({ key, now, before, lastYear }) => (
          <tr key={key}>
            <th scope="row">{link ? <a href={key}>{key}</a> : nameOf(key)}</th>
            <td className="number">{readable(now)}</td>
            <td className="number">{readable(before)}</td>
            <td className="number">{readable(lastYear)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** How many saw, began and sent a form, and the fields that refused. */
function Funnel({ figures: { form, seen, begun, sent, refused } }: { figures: FormFigures }) {
  const steps = [
    ['vus', seen],
    ['commencés', begun],
    ['envoyés', sent],
  ] as const;
  const widest = Math.max(1, seen, begun, sent);
  return (
    <>
      <h3>{FORM_NAMES[form] ?? form}</h3>
      <ol className="funnel">
        {steps.map(([label, count]) => (
          <li key={label}>
            <span>
              {readable(count)} {label}
              {label !== 'vus' && seen > 0 ? `, ${percent(count / seen)} des vus` : ''}
            </span>
            <svg viewBox={`0 0 ${widest} 1`} preserveAspectRatio="none" aria-hidden="true">
              <path d={`M0 0h${count}v1H0z`} />
            </svg>
          </li>
        ))}
      </ol>
      {refused.length > 0 ? (
        <p>
          Refusés : {refused.map(({ field, count }) => `${fieldLabel(form, field)} (${count})`).join(', ')}.
        </p>
      ) : null}
    </>
  );
}

const VITAL_HEADINGS: Readonly<Record<Vital, string>> = {
  lcp: 'Affichage',
  inp: 'Réaction',
  cls: 'Stabilité',
};

function Speed({ figures: { speed } }: { figures: VisitFigures }) {
  if (speed.length === 0) return <p>Moins de dix pages mesurées de chaque sorte.</p>;
  return (
    <>
      <table className="ranking speed">
        <TableHead columns={['Sorte de page', ...VITAL_NAMES.map((vital) => VITAL_HEADINGS[vital])]} />
        <tbody>
          {speed.map(({ kind, vitals }) => (
            <tr key={kind}>
              <th scope="row">{PAGE_KINDS[kind]}</th>
              {VITAL_NAMES.map((vital) => (
                <td key={vital} className="number">
                  <VitalCell vital={vital} figures={vitals[vital]} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p className="small">
        La part des pages dont la valeur est bonne, puis la valeur de trois pages sur quatre. Affichage : le
        plus grand élément paraît en 2,5 s (LCP). Réaction : la page répond à un geste en 200 ms (INP).
        Stabilité : ce qui bouge tout seul reste sous 0,1 (CLS). Trois quarts de bonnes suffisent.
      </p>
    </>
  );
}

function VitalCell({ vital, figures }: { vital: Vital; figures: VitalFigures | undefined }) {
  if (!figures) return '–';
  return (
    <span className={figures.good >= 0.75 ? 'in-time' : 'late'}>
      {figures.good >= 0.75 ? '' : '▲ '}
      {percent(figures.good)} <span className="small">{bound(vital, figures.threeQuarters)}</span>
    </span>
  );
}

/** « ≤ 2,5 s », « ≤ 200 ms », « ≤ 0,1 ». */
function bound(vital: Vital, value: number): string {
  const units = { lcp: [1000, '\u00a0s'], inp: [1, '\u00a0ms'], cls: [1000, ''] } as const;
  const [divisor, unit] = units[vital];
  return Number.isFinite(value) ? `≤\u00a0${(value / divisor).toLocaleString('fr-FR')}${unit}` : 'au-delà';
}
