import { type City, faq, reviewList } from 'content-collections';
import { caseSummary } from '../case-studies/case-summary.ts';

/** What a city, a technology or a service says of its shared sections. */
type PageSections = Pick<City, 'caseStudy' | 'review' | 'generalQuestions' | 'questions'>;

/**
 * The case, the review and the questions that the shared sections of a page show: its own questions first, then the two
 * general ones that its readers ask.
 * @throws Error when it names a case, a review or a question that is not there, which the content check rules out
 */
export function ownSections({ caseStudy, review, generalQuestions, questions }: PageSections) {
  const { reviews, sample } = reviewList;
  return {
    matchingCase: { caseStudy: caseSummary(caseStudy.slug), reason: caseStudy.reason },
    review: { ...named(reviews, review), sample },
    questions: [...questions, ...generalQuestions.map((id) => named(faq.general, id))],
    ownQuestions: questions,
  };
}

function named<Entry extends { id: string }>(entries: readonly Entry[], id: string): Entry {
  const entry = entries.find((candidate) => candidate.id === id);
  if (!entry) throw new Error(`the content has no entry « ${id} »`);
  return entry;
}
