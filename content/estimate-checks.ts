import { estimate, givenAnswer, isIncluded, spreadOf } from '../domain/estimate/estimate.ts';
import { daysInWords, eurosInWords } from '../domain/estimate/wording.ts';
import { workingDaysOf } from '../domain/working-hours/working-days.ts';
import type { Content, ContentFault } from './content.ts';

type Kind = Content['estimates']['kinds'][number];
type Quote = Content['estimates']['quotes'][number];

const file = 'content/estimates.yaml';

/**
 * Checks the estimates: kinds without a delay or a service, answers that leave no work, questions without one
 * common answer, a base that does not fit the promised delay, sample quotes outside their own estimate or above
 * the common range without a reason.
 */
export function estimateFaults({ estimates, deliveryTimes, agency, services }: Content): ContentFault[] {
  const { kinds, quotes } = estimates;
  return [
    ...kinds.flatMap((kind, index) =>
      [
        noWork(kind),
        noDelay(kind, deliveryTimes, agency),
        noService(kind, services),
        ...kind.questions.map(notOneIncluded),
      ]
        .filter((fault) => fault !== undefined)
        .map(({ field, message }) => ({ file, field: `kinds.${index}.${field}`, message })),
    ),
    ...quotes.flatMap((quote, index) =>
      quoteFaults(
        quote,
        kinds.find(({ id }) => id === quote.kind),
      ).map(({ field, message }) => ({ file, field: `quotes.${index}.${field}`, message })),
    ),
  ];
}

type Fault = Pick<ContentFault, 'field' | 'message'>;

function noWork({ id, base, questions }: Kind): Fault | undefined {
  const least = questions.reduce((sum, question) => sum + spreadOf(question).least, base.least);
  if (least > 0) return undefined;
  return {
    field: 'base',
    message: `avec les réponses les plus légères, « ${id} » ne demanderait aucun travail`,
  };
}

/** The page opens with the answer that changes nothing: each question has one. */
function notOneIncluded({ answers }: Kind['questions'][number], index: number): Fault | undefined {
  if (answers.filter(isIncluded).length === 1) return undefined;
  return {
    field: `questions.${index}.answers`,
    message: 'une réponse, et une seule, décrit le projet le plus courant : days: [0, 0]',
  };
}

function noDelay(
  { id, team, base }: Kind,
  deliveryTimes: Content['deliveryTimes'],
  { hours }: Content['agency'],
): Fault | undefined {
  const delay = deliveryTimes.find((entry) => entry.id === id);
  if (!delay) return { field: 'id', message: `le délai « ${id} » n’existe pas dans content/claims.yaml` };
  const room = team * workingDaysOf(delay.days, hours);
  if (base.most <= room) return undefined;
  return {
    field: 'base',
    message: `${base.most} jours de travail ne tiennent pas dans ${delay.text} à ${team}`,
  };
}

function noService({ service }: Kind, services: Content['services']): Fault | undefined {
  if (services.some(({ slug }) => slug === service)) return undefined;
  return { field: 'service', message: `le service « ${service} » n’existe pas` };
}

const PRICED_LINK = /<a\b[^<>]*\bhref="\/estimation\?projet=([^"&#]+)[^<>]*>(.*?)<\/a>/gs;

/** Amounts of articles that are no longer true: in links to the estimate of a kind, and in a table of a sample quote. */
export function stalePrices({ articles, estimates: { kinds, quotes, dayRate } }: Content): string[] {
  const lines = quotes.flatMap((quote) => quote.lines);
  return articles.flatMap(({ slug, content }) =>
    [...wrongPrices(content, kinds, dayRate), ...wrongLines(content, lines, dayRate)].map(
      (message) => `content/articles/${slug}.md : ${message}`,
    ),
  );
}

function wrongLines(html: string, lines: Quote['lines'], dayRate: number): string[] {
  const rows = html.replaceAll(/\s+/g, ' ').split('<tr>');
  return lines.flatMap(({ label, days }) => {
    const all = { least: days, most: days };
    const price = `${daysInWords(all)}, ${eurosInWords(all, dayRate)}`.replaceAll(/\s/g, ' ');
    const row = rows.find((cells) => cells.trimStart().startsWith(`<td>${label}</td>`));
    return !row || row.includes(price) ? [] : [`« ${label} » coûte ${price}, d’après ${file}`];
  });
}

function wrongPrices(html: string, kinds: readonly Kind[], dayRate: number): string[] {
  return [...html.matchAll(PRICED_LINK)].flatMap(([, id, words = '']) => {
    const kind = kinds.find((candidate) => candidate.id === id);
    if (!kind) return [`le type de projet « ${id} » n’existe pas`];
    const amounts = [estimate(kind, {}).least, kind.base.least, kind.base.most].map((days) => days * dayRate);
    return [...words.matchAll(/\d+(?:\s\d{3})*/g)]
      .filter(([amount]) => !amounts.includes(Number(amount.replaceAll(/\s/g, ''))))
      .map(([amount]) => `${amount} n’est pas un prix de « ${id} » : ${amounts.join(', ')} euros`);
  });
}

function quoteFaults({ kind: id, answers, lines, beyond }: Quote, kind: Kind | undefined): Fault[] {
  if (!kind) return [{ field: 'kind', message: `le type de projet « ${id} » n’existe pas` }];
  const unanswered = kind.questions.filter((question) => !givenAnswer(question, answers));
  const unasked = Object.keys(answers).filter(
    (name) => !kind.questions.some((question) => question.id === name),
  );
  const { least, most } = estimate(kind, answers);
  const days = lines.reduce((sum, line) => sum + line.days, 0);
  return [
    ...unanswered.map((question) => ({
      field: `answers.${question.id}`,
      message: `« ${question.question} » attend l’une de ses réponses`,
    })),
    ...unasked.map((name) => ({ field: `answers.${name}`, message: 'cette question n’est pas posée' })),
    ...(days < least || days > most
      ? [{ field: 'lines', message: `${days} jours en tout, pour une estimation de ${least} à ${most}` }]
      : []),
    ...(days > kind.base.most !== (beyond !== undefined)
      ? [
          {
            field: 'beyond',
            message: `${days} jours en tout, pour une base de ${kind.base.least} à ${kind.base.most} : ce champ dit ce qui la dépasse, et rien d’autre`,
          },
        ]
      : []),
  ];
}
