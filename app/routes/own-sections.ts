import type { City } from 'content-collections';
import type { Facts } from '../../content/facts.ts';
import { caseSummary } from '../case-studies/case-summary.ts';
import { reviewOf } from '../case-studies/review.ts';

/** What a city, a technology or a service says of its shared sections. */
type PageSections = Pick<City, 'caseStudy' | 'review' | 'generalQuestions' | 'questions'>;

/** The case that a page chose, with the reason; nothing when it chose none, or that one is gone. */
function matchingCase(chosen: City['caseStudy'], facts: Facts) {
  const caseStudy = chosen && caseSummary(chosen.slug, facts);
  return caseStudy && { caseStudy, reason: chosen.reason };
}

/**
 * The case, the review and the questions that the shared sections of a page show: its own questions first, then the two
 * general ones that its readers ask.
 */
export function ownSections({ caseStudy, review, generalQuestions, questions }: PageSections, facts: Facts) {
  return {
    matchingCase: matchingCase(caseStudy, facts),
    // In its place, or the reason would be sent twice, and without the case too.
    caseStudy: undefined,
    review: reviewOf(review, facts),
    questions: [
      ...questions,
      ...generalQuestions.flatMap((id) => facts.faq.general.filter((entry) => entry.id === id)),
    ],
    ownQuestions: questions,
  };
}
