import { toStored } from '../clock.ts';
import type { MailSource } from '../mail/mail-subject.ts';
import type { Database } from '../store/database.ts';
import { adviceFor, FORM_NAMES } from './advice.ts';
import { readVisits } from './visit-figures.ts';
import { monthInWords, percent } from './words.ts';

/** What the monthly mail says: the month before that in which it was enqueued. */
export async function readMonthlyFigures({ database, mail, publicUrl }: MailSource) {
  const today = Temporal.Instant.from(mail.created_at).toZonedDateTimeISO('Europe/Paris').toPlainDate();
  const month = today.toPlainYearMonth().subtract({ months: 1 });
  const visits = await readVisits(database, month, today);
  const measured = visits.speed.flatMap(({ vitals: { lcp } }) => lcp ?? []);
  const pages = measured.reduce((sum, lcp) => sum + lcp.pages, 0);
  const good = measured.reduce((sum, lcp) => sum + lcp.good * lcp.pages, 0);
  const firsts = (rows: readonly { key: string; now: number }[]) =>
    rows.slice(0, 2).map(({ key, now }) => `${key === 'direct' ? 'une adresse tapée' : key} (${now})`);
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
    ...(await countLeads(database, month)),
    speed: pages === 0 ? null : `${percent(good / pages)} des pages affichées en 2,5 secondes ou moins`,
    advice: adviceFor(visits),
    page: new URL(`/equipe/chiffres?mois=${month}`, publicUrl).href,
  };
}

/** Leads received in a month, and those of them that were won, without spam and quarantined ones. */
async function countLeads(database: Database, month: Temporal.PlainYearMonth) {
  const start = (of: Temporal.PlainYearMonth) =>
    toStored(of.toPlainDate({ day: 1 }).toZonedDateTime('Europe/Paris').toInstant());
  const rows = await database
    .selectFrom('leads')
    .select(({ fn }) => ['stage', fn.countAll<number | string>().as('leads')])
    .where('status', '=', 'accepted')
    .where('stage', '!=', 'spam')
    .where('created_at', '>=', start(month))
    .where('created_at', '<', start(month.add({ months: 1 })))
    .groupBy('stage')
    .execute();
  const of = (isCounted: (stage: string) => boolean) =>
    rows.reduce((sum, { stage, leads }) => sum + (isCounted(stage) ? Number(leads) : 0), 0);
  return { leads: of(() => true), won: of((stage) => stage === 'won') };
}
