import { pageKindOf } from '../../domain/leads/page-kind.ts';
import { fieldsOf } from '../../domain/leads/sender-fields.ts';
import { mayHoldToken } from '../../domain/leads/tracking.ts';
import type { ReportField } from '../../domain/visits.ts';
import { keptText } from './typed-text.ts';
import { OTHERS, type VisitCounts } from './visit-counts.ts';
import { bucketKey, VITAL_NAMES } from './vitals.ts';

/** Longest path that is counted (characters); the site’s own are shorter. */
const LONGEST_PATH = 100;
/** Longest name of a source or campaign, and longest search (characters). */
const LONGEST_NAME = 60;
const MOST_ACTS = 12;

export const FORM_IDS = ['devis', 'contact', 'estimation'] as const;
/** What is done with forms, and with which. */
const FORM_ACTS: ReadonlySet<string> = new Set(
  FORM_IDS.flatMap((form) => [
    ...['seen', 'begun', 'sent'].map((act) => `${form}.${act}`),
    ...fieldsOf(form).map(({ name }) => `${form}.refused.${name}`),
  ]),
);
const CALCULATORS: Readonly<Record<string, string>> = { '/estimation': 'estimation', '/delais': 'delais' };

/** Counts what a browser reports; what does not fit is left out. @param isBooking whether meetings are booked at a host */
export function countReport(counts: VisitCounts, body: string, isBooking: (host: string) => boolean): void {
  const report = new URLSearchParams(body);
  const field = (name: ReportField) => report.get(name) ?? '';
  const page = field('page');
  if (!isCounted(page)) return;
  if (report.has('shown' satisfies ReportField)) counts.addView(page);
  if (report.has('from' satisfies ReportField)) {
    countSource(counts, field('from') || 'direct', field('campaign'));
    counts.add('device', field('phone') === '1' ? 'phone' : 'computer');
  }
  const term = keptText(field('term'), LONGEST_NAME);
  if (term !== null) counts.addTerm(term);
  for (const vital of VITAL_NAMES) {
    const value = /^\d{1,6}$/.test(field(vital)) ? Number(field(vital)) : null;
    if (value !== null) counts.add(vital, bucketKey(vital, pageKindOf(page), value));
  }
  const acts = new Set(report.getAll('did' satisfies ReportField).slice(0, MOST_ACTS));
  for (const act of acts) {
    if (FORM_ACTS.has(act)) counts.add('form', act);
    else if (act === 'call') counts.add('act', act);
    else if (act === 'use' && Object.hasOwn(CALCULATORS, page))
      counts.add('act', CALCULATORS[page] ?? OTHERS);
    else if (act.startsWith('out.') && isBooking(act.slice('out.'.length))) counts.add('act', 'booking');
  }
}

/** Counts a page that was shown without JavaScript; where it was come from is only known for a campaign. */
export function countPicture(counts: VisitCounts, { pathname, searchParams }: URL): void {
  if (!isCounted(pathname)) return;
  counts.addView(pathname);
  const source = searchParams.get('utm_source') ?? '';
  const campaign = searchParams.get('utm_campaign') ?? '';
  if (source !== '' || campaign !== '') countSource(counts, source || 'direct', campaign);
}

function countSource(counts: VisitCounts, source: string, campaign: string): void {
  counts.add('source', keptText(source.replace(/^www\./i, ''), LONGEST_NAME) ?? OTHERS);
  if (campaign !== '') counts.add('campaign', keptText(campaign, LONGEST_NAME) ?? OTHERS);
}

/** Whether a path is one of the public site, without a token or an e-mail address (as in links of old newsletters). */
function isCounted(path: string): boolean {
  return (
    /^\/(?!\/)[!-~]*$/.test(path) &&
    path.length <= LONGEST_PATH &&
    !mayHoldToken(path) &&
    !/@|%40/.test(path) &&
    !/^\/(?:equipe|connexion|api|mesure)(?:\/|$)/.test(path)
  );
}
