import type { PreviousPost } from '../../domain/articles/article.ts';
import type { LeadFormResult } from '../forms/engine/lead-form-definition.ts';
import { PreviousPosts } from '../sections/previous-posts.tsx';
import { QuickEstimate } from '../sections/quick-estimate.tsx';

interface ArticleSectionsProps {
  previous: readonly PreviousPost[];
  lastResult: LeadFormResult;
}

/** What follows the text of an article. */
export default function ArticleSections({ previous, lastResult }: ArticleSectionsProps) {
  return (
    <>
      <PreviousPosts posts={previous} />
      <QuickEstimate lastResult={lastResult} />
    </>
  );
}
