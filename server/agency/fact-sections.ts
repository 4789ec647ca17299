import * as v from 'valibot';
import type { FactOverrides } from '../../app/facts/fact-overrides.ts';
import { type Facts, FILE_FACTS } from '../../content/facts.ts';
import * as site from '../../content/schema/site.ts';
import { text } from '../../content/schema/text.ts';
import { namesOf } from '../../domain/names-of.ts';
import { fileProof } from './fact-files.ts';

const { sample, proof, keyStats } = site.claimsSchema.entries;

/** The sections of `/equipe/agence`, in order, with the schemas of their content files. */
export const FACT_SCHEMAS = {
  contact: v.pick(site.agencySchema, ['sample', 'proof', 'phone', 'mailboxes', 'address', 'links']),
  hours: site.agencySchema.entries.hours,
  figures: v.strictObject({ sample, proof, keyStats, rating: v.optional(text) }),
  reviews: site.reviewsSchema,
  partners: site.partnersSchema,
  founder: site.founderSchema,
  questions: site.faqSchema,
  sellers: site.sellerWordsSchema,
  engines: site.searchEnginesSchema,
};

export type FactSection = keyof typeof FACT_SCHEMAS;
type FactValue<Section extends FactSection> = v.InferOutput<(typeof FACT_SCHEMAS)[Section]>;
export type FactValues = { [Section in FactSection]: FactValue<Section> };
type ProvedSection = 'contact' | 'figures' | 'reviews' | 'partners' | 'founder';

export const FACT_SECTIONS = namesOf(FACT_SCHEMAS);

/**
 * The values of the sections. Facts have no proofs: those of edited sections are in `own`, the others in the content
 * files.
 */
export function valuesOf(
  { agency, claims, partners, founder, reviews, faq, sellerWords, searchEngines }: Facts,
  own: Partial<FactValues>,
): FactValues {
  const { sample, phone, mailboxes, address, links, hours } = agency;
  const proofOf = (section: FactValues[ProvedSection] | undefined, file: string) =>
    section ? section.proof : fileProof(file);
  return {
    contact: { sample, proof: proofOf(own.contact, 'agency.yaml'), phone, mailboxes, address, links },
    hours,
    figures: {
      sample: claims.sample,
      proof: proofOf(own.figures, 'claims.yaml'),
      keyStats: claims.keyStats,
      rating: claims.promises.rating,
    },
    reviews: { ...withoutMeta(reviews), proof: proofOf(own.reviews, 'reviews.yaml') },
    partners: {
      sample: partners.sample,
      proof: proofOf(own.partners, 'partners.yaml'),
      partners: partners.partners,
    },
    founder: { ...withoutMeta(founder), proof: proofOf(own.founder, 'founder.yaml') },
    questions: withoutMeta(faq),
    sellers: withoutMeta(sellerWords),
    engines: withoutMeta(searchEngines),
  };
}

/** Removes `_meta`, which content-collections adds. */
function withoutMeta<Value extends object>(value: Value): Value;
function withoutMeta(value: object): object {
  return Object.fromEntries(Object.entries(value).filter(([name]) => name !== '_meta'));
}

export function factsWith(values: Partial<FactValues>): Facts {
  const { contact, hours, figures, reviews, partners, founder, questions, sellers, engines } = values;
  const { agency, claims } = FILE_FACTS;
  return {
    ...FILE_FACTS,
    ...((contact || hours) && {
      agency: { ...agency, ...(contact && contactWith(agency, contact)), ...(hours && { hours }) },
    }),
    ...(figures && { claims: claimsWith(claims, figures) }),
    ...(partners && { partners: { ...FILE_FACTS.partners, strip: undefined, ...shown(partners) } }),
    ...(founder && { founder: { ...FILE_FACTS.founder, photoAlt: undefined, ...shown(founder) } }),
    ...(reviews && { reviews: { ...FILE_FACTS.reviews, ...shown(reviews) } }),
    ...(questions && { faq: { ...FILE_FACTS.faq, ...questions } }),
    ...(sellers && { sellerWords: { ...FILE_FACTS.sellerWords, ...sellers } }),
    ...(engines && {
      searchEngines: { ...FILE_FACTS.searchEngines, google: undefined, bing: undefined, ...engines },
    }),
  };
}

function shown<Value extends { proof?: unknown }>({ proof: _proof, ...value }: Value) {
  return value;
}

/** Empty booking links come from the file: the form did not ask for them. */
function contactWith(agency: Facts['agency'], { links, ...contact }: FactValues['contact']) {
  const said = Object.fromEntries(Object.entries(links).filter(([, address]) => address !== ''));
  return { ...shown(contact), links: { ...agency.links, ...said } };
}

function claimsWith(claims: Facts['claims'], { rating, ...figures }: FactValues['figures']): Facts['claims'] {
  return { ...claims, ...shown(figures), promises: { ...claims.promises, rating } };
}

/** What of these facts browsers need, without the proofs: loader data is public. */
export function overridesOf(values: Partial<FactValues>): FactOverrides {
  const { agency, claims, partners, founder } = factsWith(values);
  const { phone, mailboxes, address, links, hours } = agency;
  const { sample, keyStats, promises } = claims;
  return {
    ...((values.contact || values.hours) && {
      agency: {
        ...(values.contact && { phone, mailboxes, address, links }),
        ...(values.hours && { hours }),
      },
    }),
    ...(values.figures && { figures: { sample, keyStats, rating: promises.rating } }),
    ...(values.partners && { partners: withoutMeta(partners) }),
    ...(values.founder && { founder: withoutMeta(founder) }),
  };
}

interface SectionName {
  /** In its URLs: `/equipe/agence#avis`. */
  slug: string;
  title: string;
  file: string;
}

export const SECTION_NAMES: Readonly<Record<FactSection, SectionName>> = {
  contact: { slug: 'coordonnees', title: 'Coordonnées et liens', file: 'agency.yaml' },
  hours: { slug: 'horaires', title: 'Horaires', file: 'agency.yaml' },
  figures: { slug: 'chiffres', title: 'Chiffres clés et note', file: 'claims.yaml' },
  reviews: { slug: 'avis', title: 'Avis de clients', file: 'reviews.yaml' },
  partners: { slug: 'partenaires', title: 'Partenaires', file: 'partners.yaml' },
  founder: { slug: 'direction', title: 'Mot de la direction', file: 'founder.yaml' },
  questions: { slug: 'questions', title: 'Questions générales', file: 'faq.yaml' },
  engines: { slug: 'moteurs', title: 'Moteurs de recherche', file: 'search-engines.yaml' },
  sellers: { slug: 'demarchage', title: 'Mots du démarchage', file: 'seller-words.yaml' },
};
