import { dateInParis } from '../../domain/dates.ts';
import type { MailSource } from '../mail/mail-subject.ts';
import { adviceFor, FORM_NAMES } from './advice.ts';
import { readVisits } from './visit-figures.ts';
import { monthInWords, percent } from './words.ts';

const NAMES: Readonly<Record<string, string>> = { direct: 'une adresse tapée', '/': 'l’accueil' };

/** What the monthly mail says: the month before that in which it was enqueued. */
export async function readMonthlyFigures({ database, mail, publicUrl }: MailSource) {
  const today = dateInParis(Temporal.Instant.from(mail.created_at));
  const month = today.toPlainYearMonth().subtract({ months: 1 });
  const visits = await readVisits(database, month, today);
  const measured = visits.speed.flatMap(({ vitals: { lcp } }) => lcp ?? []);
  const pages = measured.reduce((sum, lcp) => sum + lcp.pages, 0);
  const good = measured.reduce((sum, lcp) => sum + lcp.good * lcp.pages, 0);
  const firsts = (rows: readonly { key: string; now: number }[]) =>
    rows.slice(0, 2).map(({ key, now }) => `${NAMES[key] ?? key} (${now})`);
  return {
    month: monthInWords(month),
    arrivals: visits.arrivals,
    views: visits.views,
    sources: firsts(visits.sources),
    pages: firsts(visits.pages),
    forms: visits.forms.map(
      ({ form, seen, begun, sent }) =>
        `${FORM_NAMES[form] ?? form} : ${seen} vus, ${begun} commencés, ${sent} envoyés`,
    ),
    leads: visits.leads.now,
    won: visits.won.now,
    speed: pages === 0 ? null : `${percent(good / pages)} des pages affichées en 2,5 secondes ou moins`,
    advice: adviceFor(visits),
    page: new URL(`/equipe/chiffres?mois=${month}`, publicUrl).href,
  };
}
