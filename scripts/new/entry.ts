import type { Existing } from './existing.ts';

/** What the content holds that a new entry may name. */
export interface Site {
  cities: readonly Existing[];
  technologies: readonly Existing[];
  services: readonly Existing[];
  caseStudies: readonly Existing[];
  articles: readonly Existing[];
  /** Groups of the menus, by the folder of the pages that they show. */
  groups: { services: readonly string[]; technologies: readonly string[] };
  /** Ids of partners, reviews and general questions. */
  partners: readonly string[];
  reviews: readonly string[];
  questions: readonly string[];
}

/** A file that is to be written, and the drawings that go with it. */
export interface NewEntry {
  /** From the project's root. */
  file: string;
  text: string;
  /** Address of its page. */
  path: string;
  /** Families of `artwork/run.ts` that draw its pictures. */
  drawings: readonly string[];
}

/** Why an entry cannot be made, said to its author. */
export class NewEntryFault extends Error {}

/** The case, the review and the questions of the shared sections: the first ones, for the author to choose others. */
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
