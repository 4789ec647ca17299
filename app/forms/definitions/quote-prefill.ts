import { estimateList } from 'content-collections';
import type { Facts } from '../../../content/facts.ts';
import { dayInWords } from '../../../domain/dates.ts';
import { estimate, readAnswers } from '../../../domain/estimate/estimate.ts';
import { daysInWords, eurosInWords } from '../../../domain/estimate/wording.ts';
import { calendarQuery } from '../../delivery/calendar-query.ts';
import { askedDelivery } from '../../delivery/delivery-calendar.ts';
import { type Kind, kindNamed } from '../../estimate/estimate-page.ts';
import { estimateQuery } from '../../estimate/estimate-query.ts';
import { SITE } from '../../seo/site-address.ts';

/** Query parameters of /obtenir-un-devis that select a prefill: a calendar of /delais, an estimate of /estimation. */
const PARAMETERS = ['projet', 'estimation'];

export function hasQuotePrefill(search: URLSearchParams): boolean {
  return PARAMETERS.some((name) => search.has(name));
}

/**
 * The prefill of the quote form for a query: our own plain text, which the query only selects. `null` when it
 * selects none, or a project that is unknown.
 */
export function quotePrefill(search: URLSearchParams, now: Temporal.Instant, facts: Facts): string | null {
  const kind = kindNamed(search.get('estimation'));
  if (kind) return estimateText(kind, search);
  return search.has('projet') ? deliveryText(search, now, facts) : null;
}

function deliveryText(search: URLSearchParams, now: Temporal.Instant, facts: Facts): string | null {
  const { project, isKnown, isLocal, answer, schedule } = askedDelivery(search, now, facts);
  if (!isKnown) return null;
  const isDated = answer.kind === 'as-asked' || answer.kind === 'closed';
  // A date that was not asked for, cannot be read or has passed is not made up for the visitor.
  if (!schedule || !isDated) return [`Projet : ${project.offer}.`, '', 'Mon besoin : '].join('\n');
  const { start, firstVersion, online } = schedule;
  return [
    `Projet : ${project.offer}.`,
    `Démarrage souhaité le ${dayInWords(start)}, mise en ligne visée le ${dayInWords(online)}.`,
    ...(firstVersion ? [`Version d’essai : ${dayInWords(firstVersion)}.`] : []),
    `Calendrier : ${SITE}/delais${calendarQuery(project.id, String(start), isLocal)}`,
    '',
    'Mon besoin : ',
  ].join('\n');
}

function estimateText(kind: Kind, search: URLSearchParams): string {
  const given = readAnswers(kind, search);
  const days = estimate(kind, given);
  const answers = kind.questions.map((question) => {
    const answer = question.answers.find(({ id }) => id === given[question.id]);
    return `– ${question.question} ${answer?.label ?? 'Je ne sais pas encore'}`;
  });
  return [
    `Projet : ${kind.name}.`,
    `Estimation du site : ${daysInWords(days)} de travail, soit ${eurosInWords(days, estimateList.dayRate)} HT.`,
    ...answers,
    `Estimation : ${SITE}/estimation${estimateQuery(kind, given)}`,
    '',
    'Mon besoin : ',
  ].join('\n');
}
