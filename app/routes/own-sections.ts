import { type City, priceCopy, type Service, type Technology } from 'content-collections';
import type { Facts } from '../../content/facts.ts';
import { fillText } from '../../content/sentence.ts';
import { daysInWords } from '../../domain/estimate/wording.ts';
import { caseSummary } from '../case-studies/case-summary.ts';
import { provenReviews } from '../case-studies/review.ts';

/** The case chosen for a page, with the reason; `undefined` if there is none or it is gone. */
function matchingCase(chosen: City['caseStudy'], facts: Facts) {
  const caseStudy = chosen && caseSummary(chosen.slug, facts, chosen);
  return caseStudy && { caseStudy, reason: chosen.reason };
}

/**
 * Case, reviews, questions and usual work for the shared sections of a page: its own questions, then some general ones.
 */
export function ownSections(page: City | Technology | Service, facts: Facts) {
  const { caseStudy, generalQuestions, questions } = page;
  const usual = 'usualWork' in page ? page.usualWork : undefined;
  const reviews = provenReviews(page, facts);
  return {
    matchingCase: matchingCase(caseStudy, facts),
    // Replaced by `matchingCase`; otherwise the reason would be sent twice, and even without its case.
    caseStudy: undefined,
    reviews,
    // Those of every page follow the page’s own, which it may have none of.
    questions: [
      ...questions,
      ...(questions.length > 0 ? generalQuestions : []).flatMap((id) =>
        facts.faq.general.filter((entry) => entry.id === id),
      ),
    ],
    days: usual && { figure: daysInWords(usual.days), about: fillText(priceCopy.work, { work: usual.name }) },
  };
}
