import type { City } from 'content-collections';
import type { Facts } from '../../content/facts.ts';
import { caseSummary } from '../case-studies/case-summary.ts';
import { reviewOf } from '../case-studies/review.ts';

/** The fields of a city, technology or service for its shared sections. */
type PageSections = Pick<City, 'caseStudy' | 'review' | 'generalQuestions' | 'questions'>;

/** The case chosen for a page, with the reason; `undefined` if there is none or it is gone. */
function matchingCase(chosen: City['caseStudy'], facts: Facts) {
  const caseStudy = chosen && caseSummary(chosen.slug, facts);
  return caseStudy && { caseStudy, reason: chosen.reason };
}

/**
 * Case, review and questions for the shared sections of a page: its own questions, then some general ones.
 */
export function ownSections({ caseStudy, review, generalQuestions, questions }: PageSections, facts: Facts) {
  return {
    matchingCase: matchingCase(caseStudy, facts),
    // Replaced by `matchingCase`; otherwise the reason would be sent twice, and even without its case.
    caseStudy: undefined,
    review: reviewOf(review, facts),
    questions: [
      ...questions,
      ...generalQuestions.flatMap((id) => facts.faq.general.filter((entry) => entry.id === id)),
    ],
    ownQuestions: questions,
  };
}
