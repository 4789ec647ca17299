import { allCaseStudies, type CaseStudy } from 'content-collections';
import { type Facts, FILE_FACTS } from '../../content/facts.ts';
import { TRADES } from '../../content/trades.ts';

/** Summary of a case study, as other pages show it. */
export interface CaseSummary {
  path: string;
  title: string;
  /** True for an invented client. */
  sample: boolean;
  /** Name of the client, and the same inside a sentence (« la Banque Ormeval »). */
  client: { name: string; inSentence: string };
  /** Key figure: « 11 min », « pour préparer une commande qui en demandait vingt ». */
  figure: { value: string; label: string };
  /** Its first screen, 1600 × 1000 px. */
  image: { src: string; alt: string };
}

/** The client of a case, with its logo. */
export type Client = CaseSummary['client'] & { logo: string };

/** A case study as /realisations lists it. */
export interface CaseEntry extends CaseSummary {
  slug: string;
  client: Client;
  topic: string;
  /** Display name. */
  trade: string;
  description: string;
}

/** The entry of a case study on /realisations. */
export function entryOf(study: CaseStudy, facts: Facts): CaseEntry {
  const { slug, topic, trade, description } = study;
  const client = clientOf(study.client, facts);
  return { ...summaryOf(study, facts), slug, client, topic, trade: TRADES[trade], description };
}

/** Summary of a case study by slug; `undefined` if it is gone. */
export function caseSummary(slug: string, facts: Facts): CaseSummary | undefined {
  const study = allCaseStudies.find((candidate) => candidate.slug === slug);
  return study && summaryOf(study, facts);
}

/** Summary of the first case study. */
export function firstCase(facts: Facts): CaseSummary | undefined {
  const [first] = allCaseStudies.toSorted((a, b) => a.order - b.order);
  return first && summaryOf(first, facts);
}

/** Summary of a case study. @throws Error if it has no picture */
export function summaryOf(
  { path, title, sample, client, figure, images }: CaseStudy,
  facts: Facts,
): CaseSummary {
  const [image] = images;
  if (!image) throw new Error(`${path} has no picture`);
  return { path, title, sample, client: clientOf(client, facts), figure, image };
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
