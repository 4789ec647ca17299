import { allCaseStudies, allCities, type CaseStudy, type City } from 'content-collections';
import { type Facts, FILE_FACTS } from '../../content/facts.ts';
import { TRADES } from '../../content/trades.ts';
import { workPrice } from '../estimate/price.ts';
import type { ScreenShown } from '../ui/picture.tsx';

/** Summary of a case study, as other pages show it. */
export interface CaseSummary {
  path: string;
  title: string;
  /** True for an invented client. */
  sample: boolean;
  /** Name of the client, and the same inside a sentence (« la Banque Ormeval »). */
  client: { name: string; inSentence: string };
  /** The client inside a sentence, with its city and the year: « la Banque Ormeval (Reims, 2024) ». */
  madeFor: string;
  /** Key figure: « 11 min », « pour préparer une commande qui en demandait vingt », and that in few words. */
  figure: CaseStudy['figure'];
  /** « Première version, au jour 28 : 8 800 € HT », and on another line « En tout : … pour … »; or empty. */
  cost: string;
  /** Its first screen, or the one that a page chose of it, 1600 × 1000 px. */
  image: ScreenShown;
}

export type Client = CaseSummary['client'] & { logo: string };

/** A case study as /realisations lists it. */
export interface CaseEntry extends CaseSummary {
  slug: string;
  client: Client;
  topic: string;
  /** Trade, city and year of the client: « commerce, Lyon, 2025 ». */
  about: string;
  description: string;
}

export function entryOf(study: CaseStudy, facts: Facts): CaseEntry {
  const { slug, topic, trade, description, year } = study;
  const client = clientOf(study.client, facts);
  const about = [TRADES[trade].toLowerCase(), cityOf(study)?.name, year].filter(Boolean).join(', ');
  return { ...summaryOf(study, facts), slug, client, topic, about, description };
}

/** What a page shows of a case; without it, what the case has of its own. */
type Chosen = Partial<NonNullable<City['caseStudy']>> | undefined;

export function caseSummary(slug: string, facts: Facts, chosen?: Chosen): CaseSummary | undefined {
  const study = allCaseStudies.find((candidate) => candidate.slug === slug);
  return study && summaryOf(study, facts, chosen);
}

/** The case at a place of the site’s order, so that each first screen shows another; `undefined` past the last. */
export function caseAt(place: number, facts: Facts): CaseSummary | undefined {
  const study = allCaseStudies.toSorted(inOrder)[place - 1];
  return study && summaryOf(study, facts);
}

/** Sorts cases as the site lists them. */
export function inOrder(one: CaseStudy, other: CaseStudy): number {
  const last = Number.MAX_SAFE_INTEGER;
  return (one.order ?? last) - (other.order ?? last) || one.topic.localeCompare(other.topic, 'fr');
}

/** Summary of a case study. @throws Error if it has no picture */
export function summaryOf(study: CaseStudy, facts: Facts, chosen: Chosen = {}): CaseSummary {
  const { path, title, sample, images } = study;
  const { figure = study.figure, part = study.part, screen = 1 } = chosen;
  const image = images[screen - 1] ?? images[0];
  if (!image) throw new Error(`${path} has no picture`);
  const client = clientOf(study.client, facts);
  return {
    path,
    title,
    sample,
    client,
    madeFor: madeFor(study, facts),
    figure,
    cost: workPrice({ ...study, part }),
    image,
  };
}

/** The client of a case inside a sentence, with its city and year where they are known. */
export function madeFor(study: CaseStudy, facts: Facts): string {
  const { inSentence } = clientOf(study.client, facts);
  const about = [cityOf(study)?.name, study.year].filter(Boolean).join(', ');
  return about ? `${inSentence} (${about})` : inSentence;
}

/** The city of a case’s client; `undefined` if it is unknown or its page is gone. */
export function cityOf({ city }: CaseStudy) {
  return allCities.find(({ slug }) => slug === city);
}

/**
 * The client of a case, by partner id. A partner taken off the agency's list keeps its name from
 * `content/partners.yaml`. @throws Error if there is none
 */
export function clientOf(id: string, { partners }: Facts): Client {
  const known = [...partners.partners, ...FILE_FACTS.partners.partners];
  const partner = known.find((candidate) => candidate.id === id);
  if (!partner) throw new Error(`content/partners.yaml has no « ${id} »`);
  const { name, inSentence = name, logo } = partner;
  return { name, inSentence, logo };
}

/** The clients among these cases that were made up. */
export function samplesAmong(entries: readonly CaseEntry[]): string[] {
  if (entries.length > 1 && entries.every(({ sample }) => sample)) return ['les clients'];
  const clients = entries.flatMap(({ sample, client }) => (sample ? [client.name] : []));
  return [...new Set(clients)];
}
