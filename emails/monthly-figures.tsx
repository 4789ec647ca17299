import { counted } from '../domain/plural.ts';
import { MailLayout, MailLink } from './layout.tsx';

interface MonthlyFiguresProps {
  /** « octobre 2026 ». */
  month: string;
  /** Each of that month, of the month before and of a year ago. */
  arrivals: Compared;
  views: Compared;
  /** The first two, with their numbers. */
  sources: readonly string[];
  pages: readonly string[];
  /** « Demande de devis : 40 vus, 12 commencés, 9 envoyés ». */
  forms: readonly string[];
  leads: number;
  won: number;
  /** Share of pages that are displayed in good time, in words; `null` if too few were measured. */
  speed: string | null;
  advice: string;
  /** URL of the page of figures. */
  page: string;
}

interface Compared {
  now: number;
  before: number;
  lastYear: number;
}

export function monthlyFiguresSubject({ month, arrivals }: MonthlyFiguresProps): string {
  return `${counted(arrivals.now, 'arrivée')} sur le site en ${month}`;
}

/** The last month in ten lines, with one thing to do. Contains nothing that visitors wrote but what many of them searched. */
export function MonthlyFigures(figures: MonthlyFiguresProps) {
  const { month, arrivals, views, sources, pages, forms, leads, won, speed, advice, page } = figures;
  return (
    <MailLayout preview={monthlyFiguresSubject(figures)}>
      <p>
        <strong>Le site en {month}.</strong>
      </p>
      <ul>
        <li>Arrivées : {comparison(arrivals)}</li>
        <li>Pages vues : {comparison(views)}</li>
        {sources.length > 0 ? <li>Surtout depuis {sources.join(' et ')}</li> : null}
        {pages.length > 0 ? <li>Les pages les plus lues : {pages.join(' et ')}</li> : null}
        {forms.slice(0, 2).map((form) => (
          <li key={form}>{form}</li>
        ))}
        <li>
          {counted(leads, 'demande reçue', 'demandes reçues')}, dont {won} gagnée{won > 1 ? 's' : ''} à ce
          jour
        </li>
        {speed === null ? null : <li>{speed}</li>}
      </ul>
      <p>
        <strong>À faire.</strong> {advice}
      </p>
      <p>
        <MailLink href={page}>Ouvrir les chiffres</MailLink>
      </p>
    </MailLayout>
  );
}

function comparison({ now, before, lastYear }: Compared): string {
  const [count, last, year] = [now, before, lastYear].map((number) => number.toLocaleString('fr-FR'));
  return `${count} (mois d’avant ${last}, an dernier ${year})`;
}
