import { type City, faq } from 'content-collections';
import { caseSummary } from '../case-studies/case-summary.ts';
import { reviewOf } from '../case-studies/review.ts';

/** What a city, a technology or a service says of its shared sections. */
type PageSections = Pick<City, 'caseStudy' | 'review' | 'generalQuestions' | 'questions'>;

/**
 * The case, the review and the questions that the shared sections of a page show: its own questions first, then the two
 * general ones that its readers ask.
 */
export function ownSections({ caseStudy, review, generalQuestions, questions }: PageSections) {
  return {
    matchingCase: { caseStudy: caseSummary(caseStudy.slug), reason: caseStudy.reason },
    review: reviewOf(review),
    questions: [
      ...questions,
      ...generalQuestions.flatMap((id) => faq.general.filter((entry) => entry.id === id)),
    ],
    ownQuestions: questions,
  };
}
