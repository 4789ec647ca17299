import {
  allServices,
  type CaseStudy,
  deliveryTimeList,
  estimateList,
  partList,
  priceCopy,
  type Service,
} from 'content-collections';
import { fillText } from '../../content/sentence.ts';
import { estimate } from '../../domain/estimate/estimate.ts';
import { daysInWords, eurosInWords } from '../../domain/estimate/wording.ts';
import type { Kind } from './estimate-page.ts';

/** A price in one line, and the page that explains it. Made by loaders: the browser loads no estimates. */
export interface Price {
  /** « à partir de 1 925 € HT, le plus souvent entre 3 300 et 4 400 € » */
  text: string;
  link: string;
  path: string;
  /** True while the rate and the days are the demonstration’s. */
  isSample: boolean;
}

/** Work that is sold by the day, and what is often bought of it. */
type UsualWork = NonNullable<Service['usualWork']>;

/**
 * The price of a service: of a project of its kind, else of a day, and of what is often bought. `null` if it is
 * free, or prices are not shown.
 */
export function priceOf(service: Service): Price | null {
  if (service.isFree) return null;
  const kind = projectKind(service);
  return kind ? price(projectPrice(kind), `?projet=${kind.id}`) : dailyPrice(service.usualWork);
}

/** The price of a day, and of the work that is often bought. */
export function dailyPrice(usualWork?: UsualWork): Price | null {
  const day = fillText(priceCopy.day, { dayRate: euros(1) });
  if (!usualWork) return price(day);
  const total = onOneLine(eurosInWords(usualWork.days, estimateList.dayRate));
  return price(fillText(priceCopy.usual, { day, total, work: usualWork.name }));
}

/** The kind of project that a service is sold as; `undefined` where it is sold by the day, or given. */
export function projectKind({ isFree, slug, deliveryTime }: Service): Kind | undefined {
  if (isFree) return undefined;
  return (
    estimateList.kinds.find(({ service }) => service === slug) ??
    estimateList.kinds.find(({ id }) => id === deliveryTime)
  );
}

/**
 * What the days of a case cost at today’s rate, and those of its first version; `undefined` where they are unknown, or
 * prices are not shown.
 */
export function workPrice({
  workDays: days,
  firstVersion,
}: Pick<CaseStudy, 'workDays' | 'firstVersion'>): string | undefined {
  if (!partList.estimate || days === undefined) return undefined;
  const work = fillText(priceCopy.work, {
    days: daysInWords({ least: days, most: days }),
    total: euros(days),
  });
  if (!firstVersion?.workDays) return work;
  return fillText(priceCopy.workUntil, {
    work,
    first: euros(firstVersion.workDays),
    day: firstVersion.day,
  });
}

/**
 * The price of the first of these services that has one, with its name: « Site e-commerce : à partir de … »
 * @param name another one
 */
export function namedPrice(services: readonly { path: string }[], name?: string): Price | null {
  for (const { path } of services) {
    const service = allServices.find((candidate) => candidate.path === path);
    const price = service && priceOf(service);
    if (price) return withName(name ?? service.name, price, projectKind(service));
  }
  return null;
}

/** A price in a section that may have a sample mark already. */
export function markedOnce(price: Price | null, isMarked = false): Price | null {
  return price && { ...price, isSample: price.isSample && !isMarked };
}

/** The price of the first kind of project, with its name: « Site vitrine : à partir de … » */
export function firstPrice(): Price | null {
  const [kind] = estimateList.kinds;
  if (!kind) return null;
  const least = price(projectPrice(kind));
  return least && withName(kind.name, least, kind);
}

/** With the name of what it is for, and with the delay of a project, where the page says neither. */
function withName(name: string, price: Price, kind: Kind | undefined): Price {
  const text = fillText(priceCopy.named, { kind: name, price: price.text });
  const delay = deliveryTimeList.deliveryTimes.find(({ id }) => id === kind?.id)?.text;
  return { ...price, text: delay ? fillText(priceCopy.dated, { price: text, delay }) : text };
}

function price(text: string, query = ''): Price | null {
  if (!partList.estimate) return null;
  return { text, link: priceCopy.link, path: `/estimation${query}`, isSample: estimateList.sample };
}

function projectPrice(kind: Kind): string {
  const { base, bringing } = kind;
  const { least } = estimate(kind, {});
  const range = { low: amount(base.least), high: euros(base.most) };
  if (least >= base.least) return onOneLine(fillText(priceCopy.common, range));
  const amounts = { ...range, least: euros(least) };
  return onOneLine(
    bringing
      ? fillText(priceCopy.projectWith, { ...amounts, bringing })
      : fillText(priceCopy.project, amounts),
  );
}

/** Two amounts stay on one line. */
function onOneLine(amounts: string): string {
  return amounts.replaceAll(/(?<=\d) (et|à) (?=\d)/g, '\u00a0$1\u00a0');
}

/** An amount in euros. */
function euros(days: number): string {
  return eurosInWords({ least: days, most: days }, estimateList.dayRate);
}

/** An amount without its unit, which follows the second one of a range. */
function amount(days: number): string {
  return euros(days).replace('\u00a0€', '');
}
