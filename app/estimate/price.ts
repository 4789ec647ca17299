import {
  allCaseStudies,
  allServices,
  type CaseStudy,
  caseStudyCopy,
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

/** A price in two lines, and the page that explains it. Made by loaders: the browser loads no estimates. */
export interface Price {
  /** What is most often paid: « 3 300 à 4 400 € ». */
  amount: string;
  /** « HT » */
  unit: string;
  /** What follows both, after its name where the page is not about that: « Site vitrine : le plus souvent, en 2 semaines ». */
  usual: string;
  /** The least of it, or what it is made of: « à partir de 1 925 € HT avec vos textes et un modèle existant ». */
  detail: string | undefined;
  link: string;
  path: string;
  /** True while the rate and the days are the demonstration’s. */
  isSample: boolean;
}

/** Work that is sold by the day, and what is often bought of it. */
type UsualWork = NonNullable<Service['usualWork']>;

/**
 * The price of a service: of a project of its kind, else of what is often bought of it, or of a day. `null` if it is
 * free, or prices are not shown.
 */
export function priceOf(service: Service): Price | null {
  if (service.isFree) return null;
  const kind = projectKind(service);
  return kind ? price(projectPrice(kind), `?projet=${kind.id}`) : dailyPrice(service.usualWork);
}

/** A price in a line: « 3 300 à 4 400 € HT », then « 2 semaines ». */
export interface PriceInLine {
  amount: string;
  about?: string | undefined;
}

/** What `own` costs, else the service of a page; a day, where neither has a price. */
export function priceLine(path: string, own?: UsualWork): PriceInLine | undefined {
  if (!partList.estimate) return undefined;
  const service = own ? undefined : allServices.find((candidate) => candidate.path === path);
  if (service?.isFree) return { amount: priceCopy.free };
  const kind = service && projectKind(service);
  const work = own ?? service?.usualWork;
  const days = kind?.base ?? work?.days;
  if (!days) return { amount: withUnit(euros(1)), about: priceCopy.day };
  const amount = withUnit(onOneLine(eurosInWords(days, estimateList.dayRate)));
  return { amount, about: kind ? delayOf(kind) : work?.name };
}

/** The price of the work that is often bought, made of that of a day; without such work, of a day. */
export function dailyPrice(usualWork?: UsualWork): Price | null {
  const { day, bought, days } = priceCopy;
  const dayRate = euros(1);
  if (!usualWork) return price({ amount: dayRate, usual: day, detail: undefined });
  return price({
    amount: onOneLine(eurosInWords(usualWork.days, estimateList.dayRate)),
    usual: fillText(bought, { work: usualWork.name }),
    detail: fillText(days, { days: daysInWords(usualWork.days), dayRate }),
  });
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
 * What the days of a case cost at today’s rate: before it, on a line of its own, what a part cost that could be bought alone,
 * else its first version; after it what it bought, or its days. Empty where the days are unknown, or prices are not shown.
 */
export function workPrice(
  { workDays: days, firstVersion, part, duration, scope }: WorkDone,
  by?: 'days',
): string {
  if (!partList.estimate || days === undefined) return '';
  const { done } = priceCopy;
  const version = firstVersion?.workDays
    ? fillText(done.until, { day: firstVersion.day, total: euros(firstVersion.workDays) })
    : undefined;
  const first = part ? fillText(done.part, { part: part.name, total: euros(part.workDays) }) : version;
  const total = euros(days);
  const inDays = fillText(done.days, { days: daysInWords({ least: days, most: days }) });
  const whole =
    scope && !by
      ? fillText(done.scope, { total, scope })
      : `${fillText(done.all, { total })}, ${by ? inDays : duration}`;
  return [first, whole].filter(Boolean).join('\n');
}

type WorkDone = Pick<CaseStudy, 'workDays' | 'firstVersion' | 'part' | 'duration' | 'scope'>;

/** The price of the first of these services that has one, with its name: « Site e-commerce : … » */
export function namedPrice(services: readonly { path: string }[]): Price | null {
  const [first] = pricesOf(services);
  return first ? withName(first.price, first.service.name) : null;
}

/** The same on the page of a case: of a first project like it, or of what such work begins with. */
export function similarPrice(services: readonly { path: string }[]): Price | null {
  const [first] = pricesOf(services);
  if (!first) return null;
  const { similar, start } = caseStudyCopy.story;
  return withName(first.price, projectKind(first.service) ? similar : start);
}

function pricesOf(services: readonly { path: string }[]) {
  return services.flatMap(({ path }) => {
    const service = allServices.find((candidate) => candidate.path === path);
    const price = service ? priceOf(service) : null;
    return service && price ? [{ service, price }] : [];
  });
}

/** An article’s link to the estimate of a kind of project, or to a page of a service. */
const SOLD = /href="\/(?:estimation\?projet=([\w-]+)|(?:services|expertises)\/[\w-]+)"/g;

/**
 * The price of what an article leads to – the project whose price it cites, else the first service that it links to –,
 * and whether it cites one.
 */
export function articlePrice(html: string) {
  const links = Array.from(html.matchAll(SOLD), ([href, id]) => ({ path: href.slice(6, -1), id }));
  const cited = estimateList.kinds.find((kind) => links.some(({ id }) => id === kind.id));
  const services = allServices.filter(({ slug }) => slug === cited?.service);
  return { price: namedPrice([...services, ...links]), citesPrice: cited !== undefined };
}

/** A price in a section that may have a sample mark already. */
export function markedOnce(price: Price | null, isMarked = false): Price | null {
  return price && { ...price, isSample: price.isSample && !isMarked };
}

/** A delivery time, with what such work most often costs; `price` is absent where none is shown. */
export interface PricedDelay {
  id: string;
  offer: string;
  days: number;
  text: string;
  /** « 3 300 à 4 400 € HT », « 550 € HT la journée » */
  price: string | undefined;
}

export function pricedDelays(): PricedDelay[] {
  const { unit } = priceCopy;
  return deliveryTimeList.deliveryTimes.map((delay) => {
    const kind = estimateList.kinds.find(({ id }) => id === delay.id);
    const price = kind ? `${projectPrice(kind).amount} ${unit}` : `${withUnit(euros(1))} ${priceCopy.day}`;
    return { ...delay, price: partList.estimate ? price : undefined };
  });
}

/** What is most often paid for what a delivery time is promised for. */
export function delayPrice(id: string): Price | null {
  const kind = estimateList.kinds.find((each) => each.id === id);
  return kind ? price({ ...projectPrice(kind), detail: undefined }, `?projet=${id}`) : dailyPrice();
}

/** On a first screen that shows a case: the price of what that was sold as, with its name, or else the first price. */
export function priceBeside(path: string | undefined): Price | null {
  const study = allCaseStudies.find((each) => each.path === path);
  const sold = study?.services.flatMap((slug) => allServices.filter((service) => service.slug === slug));
  return namedPrice(sold ?? []) ?? firstPrice();
}

/** The price of the first kind of project, with its name: « Site vitrine : … » */
export function firstPrice(): Price | null {
  const [kind] = estimateList.kinds;
  const first = kind && price(projectPrice(kind));
  return first ? withName(first, kind.name) : null;
}

function withName(price: Price, kind: string): Price {
  return { ...price, usual: `${fillText(priceCopy.named, { kind })} ${price.usual}` };
}

function price(parts: Pick<Price, 'amount' | 'usual' | 'detail'>, query = ''): Price | null {
  if (!partList.estimate) return null;
  const { unit, link } = priceCopy;
  return { ...parts, unit, link, path: `/estimation${query}`, isSample: estimateList.sample };
}

/** What a project of a kind most often costs, with its promised delay, and the least that it costs. */
function projectPrice(kind: Kind) {
  const { base, bringing, first } = kind;
  const delay = delayOf(kind);
  const { usual, usualIn, usualFirst } = priceCopy;
  const inTime = (within: string) =>
    first ? fillText(usualFirst, { first, delay: within }) : fillText(usualIn, { delay: within });
  const { least } = estimate(kind, {});
  const from = { least: euros(least) };
  const detail = bringing
    ? fillText(priceCopy.fromWith, { ...from, bringing })
    : fillText(priceCopy.from, from);
  return {
    amount: onOneLine(eurosInWords(base, estimateList.dayRate)),
    usual: delay ? inTime(delay) : usual,
    detail: least < base.least ? detail : undefined,
  };
}

function delayOf({ id: kind }: Kind): string | undefined {
  return deliveryTimeList.deliveryTimes.find(({ id }) => id === kind)?.text;
}

function onOneLine(amounts: string): string {
  return amounts.replaceAll(' ', '\u00a0');
}

/** « 550 € HT » */
function withUnit(amount: string): string {
  return `${amount}\u00a0${priceCopy.unit}`;
}

function euros(days: number): string {
  return eurosInWords({ least: days, most: days }, estimateList.dayRate);
}
