import { type City, faq, reviewList } from 'content-collections';
import { caseSummary } from '../case-studies/case-summary.ts';

/** What a city, a technology or a service says of its shared sections. */
type PageSections = Pick<City, 'caseStudy' | 'review' | 'generalQuestions' | 'questions'>;

/** Shown where a page names none. */
const DEFAULTS = { review: 'saas', generalQuestions: ['devis', 'apres'] };

/**
 * The case, the review and the questions that the shared sections of a page show: its own questions first, then the two
 * general ones that its readers ask.
 */
export function ownSections({ caseStudy, review, generalQuestions, questions = [] }: PageSections) {
  const { reviews, sample } = reviewList;
  const shown = reviews.find(({ id }) => id === review) ?? reviews.find(({ id }) => id === DEFAULTS.review);
  if (!shown) throw new Error(`content/reviews.yaml has no review « ${DEFAULTS.review} »`);
  const general = (generalQuestions ?? DEFAULTS.generalQuestions).flatMap((id) =>
    faq.general.filter((entry) => entry.id === id).map(({ question, answer }) => ({ question, answer })),
  );
  return {
    matchingCase: caseStudy
      ? { caseStudy: caseSummary(caseStudy.slug), reason: caseStudy.reason }
      : undefined,
    review: { ...shown, sample },
    questions: [...questions, ...general],
    ownQuestions: questions,
  };
}
