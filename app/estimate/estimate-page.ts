import { allServices, deliveryTimeList, estimateCopy, estimateList, priceCopy } from 'content-collections';
import type { Facts } from '../../content/facts.ts';
import { fillText } from '../../content/sentence.ts';
import { commonAnswers, estimate, type GivenAnswers, readAnswers } from '../../domain/estimate/estimate.ts';
import { eurosInWords } from '../../domain/estimate/wording.ts';
import { workingDaysOf } from '../../domain/working-hours/working-days.ts';

/** A kind of project that can be estimated, from `content/estimates.yaml`. */
export type Kind = (typeof estimateList)['kinds'][number];
type SampleQuote = (typeof estimateList)['quotes'][number];

export interface EstimatePage {
  isSample: boolean;
  /** Euros, without VAT. */
  dayRate: number;
  /** The kinds of project to choose from, with what they most often cost, and the least if that is less. */
  kinds: readonly { id: string; name: string; usual: string; least: string | null }[];
  /** Whether the query asks for a kind that does not exist. */
  isUnknown: boolean;
  /** The first kind if the query asks for none; `null` for an unknown one. */
  chosen: ChosenKind | null;
  quotes: readonly (Omit<SampleQuote, 'beyond'> & { kindName: string; usual: string })[];
}

/** The chosen kind, with the answers given and what belongs to it. */
export interface ChosenKind {
  kind: Kind;
  /** The common answers if the query has none. */
  given: GivenAnswers;
  common: GivenAnswers;
  service: { name: string; path: string } | null;
  /** Delivery time of such a project, and the most days of work that fit in it (`room`). */
  delay: { id: string; text: string; room: number } | null;
}

export function kindNamed(id: string | null): Kind | undefined {
  return estimateList.kinds.find((kind) => kind.id === id);
}

export function estimatePage(search: URLSearchParams, { agency }: Facts): EstimatePage {
  const { sample, dayRate, kinds, quotes } = estimateList;
  const asked = search.get('projet') || null;
  const kind = asked === null ? kinds[0] : kindNamed(asked);
  return {
    isSample: sample,
    dayRate,
    kinds: kinds.map((kind) => ({ id: kind.id, name: kind.name, ...pricesOf(kind) })),
    isUnknown: asked !== null && !kind,
    chosen: kind ? chosenKind(kind, search, agency.hours) : null,
    quotes: quotes.flatMap(({ beyond, ...quote }) => {
      const kind = kindNamed(quote.kind);
      if (!kind) return [];
      const { usual } = pricesOf(kind);
      const { samples } = estimateCopy;
      return {
        ...quote,
        kindName: kind.name,
        usual: beyond ? fillText(samples.beyond, { usual, beyond }) : fillText(samples.usual, { usual }),
      };
    }),
  };
}

function pricesOf(kind: Kind) {
  const { least } = estimate(kind, {});
  return {
    usual: `${eurosInWords(kind.base, estimateList.dayRate)}\u00a0${priceCopy.unit}`,
    least:
      least < kind.base.least
        ? fillText(priceCopy.least, { least: eurosInWords({ least, most: least }, estimateList.dayRate) })
        : null,
  };
}

function chosenKind(kind: Kind, search: URLSearchParams, hours: Facts['agency']['hours']): ChosenKind {
  const { id, service: slug, team, questions } = kind;
  const common = commonAnswers(kind);
  const isAnswered = search.get('projet') === id && questions.some((question) => search.has(question.id));
  const service = allServices.find((entry) => entry.slug === slug);
  const delay = deliveryTimeList.deliveryTimes.find((entry) => entry.id === id);
  return {
    kind,
    given: isAnswered ? readAnswers(kind, search) : common,
    common,
    service: service ? { name: service.name, path: service.path } : null,
    delay: delay ? { id, text: delay.text, room: team * workingDaysOf(delay.days, hours) } : null,
  };
}
