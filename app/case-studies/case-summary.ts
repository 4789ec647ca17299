import { allCaseStudies, type CaseStudy } from 'content-collections';
import { type Facts, FILE_FACTS } from '../../content/facts.ts';
import { TRADES } from '../../content/trades.ts';

/** A case study in brief, as other pages show it. */
export interface CaseSummary {
  path: string;
  title: string;
  /** True while it tells of an invented client. */
  sample: boolean;
  /** Name of the client, and the same inside a sentence (« la Banque Ormeval »). */
  client: { name: string; inSentence: string };
  /** The result that is set large: « 11 min », « pour préparer une commande qui en demandait vingt ». */
  figure: { value: string; label: string };
  /** The first of its screens, 1600 × 1000. */
  image: { src: string; alt: string };
}

/** A case study as /realisations lists it. */
export interface CaseEntry extends CaseSummary {
  slug: string;
  topic: string;
  /** As readers call it. */
  trade: string;
  description: string;
}

/** A case study as /realisations lists it. */
export function entryOf(study: CaseStudy, facts: Facts): CaseEntry {
  const { slug, topic, trade, description } = study;
  return { ...summaryOf(study, facts), slug, topic, trade: TRADES[trade], description };
}

/** The case study of that name, in brief; nothing when it is gone. */
export function caseSummary(slug: string, facts: Facts): CaseSummary | undefined {
  const study = allCaseStudies.find((candidate) => candidate.slug === slug);
  return study && summaryOf(study, facts);
}

/** The case that stands first among all, in brief. */
export function firstCase(facts: Facts): CaseSummary | undefined {
  const [first] = allCaseStudies.toSorted((a, b) => a.order - b.order);
  return first && summaryOf(first, facts);
}

/** A case study in brief. */
export function summaryOf(
  { path, title, sample, client, figure, images }: CaseStudy,
  facts: Facts,
): CaseSummary {
  const [image] = images;
  if (!image) throw new Error(`${path} has no picture`);
  return { path, title, sample, client: clientOf(client, facts), figure, image };
}

/**
 * The client of a case by its id among the partners; one that the agency took off its list is still named as in
 * `content/partners.yaml`, where its case is told. @throws Error when there is none
 */
export function clientOf(id: string, { partners }: Facts): CaseSummary['client'] & { logo: string } {
  const known = [...partners.partners, ...FILE_FACTS.partners.partners];
  const partner = known.find((candidate) => candidate.id === id);
  if (!partner) throw new Error(`content/partners.yaml has no « ${id} »`);
  const { name, inSentence = name, logo } = partner;
  return { name, inSentence, logo };
}
