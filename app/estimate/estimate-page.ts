import { allServices, deliveryTimeList, estimateList } from 'content-collections';
import type { Facts } from '../../content/facts.ts';
import { type GivenAnswers, readAnswers } from '../../domain/estimate/estimate.ts';
import { workingDaysOf } from '../../domain/working-hours/working-days.ts';

/** A kind of project that can be estimated, from `content/estimates.yaml`. */
export type Kind = (typeof estimateList)['kinds'][number];
export type SampleQuote = (typeof estimateList)['quotes'][number];

/** Data of /estimation. */
export interface EstimatePage {
  isSample: boolean;
  /** Euros, without VAT. */
  dayRate: number;
  /** The kinds of project to choose from. */
  kinds: readonly { id: string; name: string }[];
  /** Whether the query asks for a kind that does not exist. */
  isUnknown: boolean;
  /** `null` until a kind is chosen. */
  chosen: ChosenKind | null;
  quotes: readonly (SampleQuote & { kindName: string })[];
}

/** The chosen kind, with the answers given and what belongs to it. */
export interface ChosenKind {
  kind: Kind;
  given: GivenAnswers;
  service: { name: string; path: string } | null;
  /** Delivery time of such a project, and the most days of work that fit in it (`room`). */
  delay: { id: string; text: string; room: number } | null;
}

/** Finds a kind of project by its id in a query. */
export function kindNamed(id: string | null): Kind | undefined {
  return estimateList.kinds.find((kind) => kind.id === id);
}

/** Data of /estimation for a query. */
export function estimatePage(search: URLSearchParams, { agency }: Facts): EstimatePage {
  const { sample, dayRate, kinds, quotes } = estimateList;
  const asked = search.get('projet') || null;
  const kind = kindNamed(asked);
  return {
    isSample: sample,
    dayRate,
    kinds: kinds.map(({ id, name }) => ({ id, name })),
    isUnknown: asked !== null && !kind,
    chosen: kind ? { kind, given: readAnswers(kind, search), ...surroundingsOf(kind, agency.hours) } : null,
    quotes: quotes.map((quote) => ({ ...quote, kindName: kindNamed(quote.kind)?.name ?? '' })),
  };
}

function surroundingsOf(
  { id, service: slug, team }: Kind,
  hours: Facts['agency']['hours'],
): Pick<ChosenKind, 'service' | 'delay'> {
  const service = allServices.find((entry) => entry.slug === slug);
  const delay = deliveryTimeList.deliveryTimes.find((entry) => entry.id === id);
  return {
    service: service ? { name: service.name, path: service.path } : null,
    delay: delay ? { id, text: delay.text, room: team * workingDaysOf(delay.days, hours) } : null,
  };
}
