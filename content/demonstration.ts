import type { Content } from './content.ts';
import { type Origins, textDigest } from './origins.ts';

/** Digests of the demonstration’s invented texts, by field, and pictures, by path (`content/demonstration.json`). */
export interface Demonstration {
  texts: Record<string, string>;
  pictures: Record<string, string>;
}

/** The content that could be mistaken for facts: people, clients, quotes, stories, figures. */
export type Facts = Pick<
  Content,
  | 'agency'
  | 'partners'
  | 'founder'
  | 'reviews'
  | 'caseStudies'
  | 'claims'
  | 'commitments'
  | 'estimates'
  | 'articles'
  | 'copy'
>;

/** Whether the site still has the demonstration’s brand; tests about its texts are skipped otherwise. */
export function isDemonstration({ brand }: { brand: string }, { texts }: Demonstration): boolean {
  return textDigest(brand) === texts['agency.brand'];
}

/** The texts that name people or tell what happened, by field, for each kind of entry. */
export const factsOf = {
  agency: ({ brand }: Facts['agency']) => ({ brand }),
  home: ({ hero }: Pick<Facts['copy']['homeCopy'], 'hero'>) => ({ 'hero.title': hero.title }),
  article: ({ title, description }: Pick<Facts['articles'][number], 'title' | 'description'>) => ({
    title,
    description,
  }),
  partner: ({ name }: Facts['partners'][number]) => ({ name }),
  founder: ({ name, message }: Facts['founder']) => ({ name, ...numbered('message', message) }),
  review: ({ author, quote }: Facts['reviews'][number]) => ({ author, quote }),
  caseStudy: ({
    title,
    description,
    situation,
    work,
    result,
    differently,
  }: Facts['caseStudies'][number]) => ({
    title,
    description,
    situation,
    work,
    result,
    ...(differently ? { differently } : {}),
  }),
  /** As one text: a single figure could equal the agency’s by chance. */
  claims: ({ keyStats }: Facts['claims']) => ({
    keyStats: keyStats.map(({ value, label }) => `${value} ${label}`).join(', '),
  }),
  /** Without the question: another agency may answer the same one. */
  commitment: ({ answer }: Facts['commitments']['questions'][number]) => ({ answer }),
  terms: ({ terms = [], dailyTerms = [], serviceTerms = [], travel, team }: Facts['commitments']) => ({
    ...numbered('terms', terms),
    ...numbered('dailyTerms', dailyTerms),
    ...numbered(
      'serviceTerms',
      serviceTerms.map(({ term }) => term),
    ),
    ...(travel ? { travel } : {}),
    ...(team ? { 'team.caption': team.caption } : {}),
  }),
  quote: ({ title, situation }: Facts['estimates']['quotes'][number]) => ({ title, situation }),
};

/** Files of a case study’s screens; one file may hold several views. */
export function picturesOf({ images }: Facts['caseStudies'][number]): string[] {
  return [...new Set(images.map(({ src }) => src.replace(/#.*/, '')))];
}

/** Digests of everything in `facts`, marked as sample or not. */
export function demonstrationOf(facts: Facts, { pictures }: Pick<Origins, 'pictures'>): Demonstration {
  const texts = (label: string, fields: Record<string, string>) =>
    Object.entries(fields).map(([field, text]): [string, string] => [`${label}.${field}`, textDigest(text)]);
  return {
    texts: Object.fromEntries([
      ...texts('agency', factsOf.agency(facts.agency)),
      ...texts('home', factsOf.home(facts.copy.homeCopy)),
      ...facts.articles.flatMap((article) => texts(`articles.${article.slug}`, factsOf.article(article))),
      ...facts.partners.flatMap((partner) => texts(`partners.${partner.id}`, factsOf.partner(partner))),
      ...texts('founder', factsOf.founder(facts.founder)),
      ...facts.reviews.flatMap((review) => texts(`reviews.${review.id}`, factsOf.review(review))),
      ...facts.caseStudies.flatMap((study) => texts(`case-studies.${study.slug}`, factsOf.caseStudy(study))),
      ...texts('claims', factsOf.claims(facts.claims)),
      ...texts('commitments', factsOf.terms(facts.commitments)),
      ...facts.commitments.questions.flatMap((question, index) =>
        texts(`commitments.questions.${index}`, factsOf.commitment(question)),
      ),
      ...facts.estimates.quotes.flatMap((quote, index) =>
        texts(`estimates.quotes.${index}`, factsOf.quote(quote)),
      ),
    ]),
    pictures,
  };
}

function numbered(field: string, texts: readonly string[]): Record<string, string> {
  return Object.fromEntries(texts.map((text, index) => [`${field}.${index}`, text]));
}
