import type { Existing } from './existing.ts';

/** The existing content that a new entry can refer to. */
export interface Site {
  cities: readonly Existing[];
  technologies: readonly Existing[];
  services: readonly Existing[];
  caseStudies: readonly Existing[];
  articles: readonly Existing[];
  /** Groups of the menus, by folder of their pages. */
  groups: { services: readonly string[]; technologies: readonly string[] };
  /** Ids of partners, reviews and general questions. */
  partners: readonly string[];
  reviews: readonly string[];
  questions: readonly string[];
}

/** A file to write, and the drawings to make for it. */
export interface NewEntry {
  /** From the project root. */
  file: string;
  text: string;
  /** URL path of its page. */
  path: string;
  /** Families of `artwork/run.ts` that draw its pictures. */
  drawings: readonly string[];
}

/** Why an entry cannot be created, in French for its author. */
export class NewEntryFault extends Error {}

/**
 * Fields of the shared sections, with the first case study, review and questions for the author to replace.
 */
export function sharedSections({ caseStudies, reviews, questions }: Site, reason: string) {
  const [study] = caseStudies;
  const [review] = reviews;
  return [
    ...(study
      ? [
          {
            name: 'caseStudy',
            help: 'La réalisation qui parle à ces lecteurs (nom de son fichier), et pourquoi.',
            value: { slug: study.slug, reason },
          },
        ]
      : []),
    ...(review ? [{ name: 'review', help: 'L’avis montré (content/reviews.yaml).', value: review }] : []),
    {
      name: 'generalQuestions',
      help: 'Deux questions générales à la suite des vôtres (content/faq.yaml).',
      value: questions.slice(0, 2),
    },
  ];
}
