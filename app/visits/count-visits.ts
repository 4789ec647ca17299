import { LONGEST_REPORT, type ReportField, VISIT_PATH } from '../../domain/visits.ts';
import { isRefused } from './refusal.ts';

/*
 * Reports which page is shown and what is done on it, without anything that tells visitors apart: nothing is stored, and
 * no report refers to another. Loaded by itself once the page is idle (`entry.client.tsx`); it finds all it needs in the
 * document, so that no screen has code for it.
 */

const FORMS = 'form[method=post][id]';
/** Width from which a screen is no telephone’s (px). */
const COMPUTER = 768;
/** Time for the messages of a form to appear (ms). */
const ANSWERED = 100;
/** A group of layout shifts ends after a gap, and has a longest duration (ms; https://web.dev/articles/cls). */
const GAP = 1000;
const LONGEST_GROUP = 5000;

const [load] = performance.getEntriesByType('navigation');
const navigation = load instanceof PerformanceNavigationTiming ? load : null;

/** Path of the page on screen. */
let page = '';
/** What was done on it and is not reported yet. */
const done = new Set<string>();
/** Id of the form that was sent last. */
let sent = '';
/** Web Vitals of the page on screen, until it is left for the first time. */
let vitals: { lcp?: number; inp?: number; cls?: number } | null = null;
/** The running group of layout shifts. */
let group = { sum: 0, start: 0, end: 0 };

const seen = new IntersectionObserver((entries) => {
  for (const { isIntersecting, target } of entries) if (isIntersecting) done.add(`${target.id}.seen`);
});

function report(fields: Partial<Record<ReportField, string>>): void {
  const body = new URLSearchParams({ page, ...fields });
  for (const act of done) body.append('did', act);
  done.clear();
  if (!isRefused())
    navigator.sendBeacon(VISIT_PATH, new URLSearchParams(String(body).slice(0, LONGEST_REPORT)));
}

/** Reports the page on screen, unless it was there before. */
function show(isReload = false, isArrival = false): void {
  if (location.pathname === page) return;
  leave();
  page = location.pathname;
  vitals = isWatched('layout-shift') ? { cls: 0 } : {};
  if (sent && page === '/confirmation-contact') done.add(`${sent}.sent`);
  sent = '';
  const query = new URLSearchParams(location.search);
  const [, , host = ''] = document.referrer.split('/');
  const arrival = isArrival &&
    host !== location.host && {
      from: query.get('utm_source') || host,
      campaign: query.get('utm_campaign') ?? '',
      phone: innerWidth < COMPUTER ? '1' : '',
    };
  if (!isReload) report({ shown: '', term: query.get('q') ?? '', ...arrival });
  for (const form of document.querySelectorAll(FORMS)) seen.observe(form);
}

/** Reports what happened on the page since then. */
function leave(): void {
  if (!page || (!vitals && done.size === 0)) return;
  const measured = Object.entries(vitals ?? {}).map(([name, value]) => [name, String(Math.round(value))]);
  vitals = null;
  report(Object.fromEntries(measured));
}

function isWatched(type: string): boolean {
  return PerformanceObserver.supportedEntryTypes.includes(type);
}

function watch(type: string, note: (entry: PerformanceEntry) => void): void {
  if (isWatched(type))
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({
      type,
      buffered: true,
      durationThreshold: 40,
    });
}

function start(): void {
  show(navigation?.type === 'reload', navigation?.type === 'navigate');
  const first = page;
  watch('largest-contentful-paint', ({ startTime }) => {
    if (vitals && page === first) vitals.lcp = startTime - (navigation?.activationStart ?? 0);
  });
  watch('event', (entry) => {
    if (vitals && entry instanceof PerformanceEventTiming && entry.interactionId > 0)
      vitals.inp = Math.max(vitals.inp ?? 0, entry.duration);
  });
  watch('layout-shift', (entry) => {
    if (!vitals || !('value' in entry) || !('hadRecentInput' in entry) || entry.hadRecentInput) return;
    const { startTime } = entry;
    if (startTime - group.end > GAP || startTime - group.start > LONGEST_GROUP)
      group = { sum: 0, start: startTime, end: 0 };
    group.sum += Number(entry.value) * 1000;
    group.end = startTime;
    vitals.cls = Math.max(vitals.cls ?? 0, group.sum);
  });

  const content = document.getElementById('contenu');
  // Each page replaces the elements of the one before.
  if (content) new MutationObserver(() => show()).observe(content, { childList: true });
  addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return;
    page = '';
    show();
  });
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') leave();
  });

  document.addEventListener('input', ({ target }) => {
    const form = target instanceof Element && target.closest('form,main');
    if (form) done.add(form.matches(FORMS) ? `${form.id}.begun` : 'use');
  });
  document.addEventListener('submit', ({ target }) => {
    if (!(target instanceof HTMLFormElement)) return;
    if (!target.matches(FORMS)) {
      const term = new FormData(target).get('q');
      if (typeof term === 'string') report({ term });
      return;
    }
    sent = target.id;
    setTimeout(() => {
      for (const { name } of target.querySelectorAll<HTMLInputElement>('[aria-invalid=true]'))
        done.add(`${target.id}.refused.${name}`);
    }, ANSWERED);
  });
  document.addEventListener('click', ({ target }) => {
    const link = target instanceof Element && target.closest('a');
    if (!link) return;
    if (link.protocol === 'tel:') done.add('call');
    else if (link.host && link.host !== location.host) done.add(`out.${link.host}`);
  });
}

if (document.prerendering) document.addEventListener('prerenderingchange', start, { once: true });
else start();
