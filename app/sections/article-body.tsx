import { articleCopy } from 'content-collections';
import type { Article } from '../../domain/articles/article.ts';
import { ArticleContents } from '../blog/article-contents.tsx';
import { Prose } from '../ui/prose.tsx';
import { ArticlePromotion } from './article-promotion.tsx';

/** An article's text, between its table of contents and the promotion. */
export function ArticleBody({ article: { content, contents } }: { article: Article }) {
  return (
    <div className="bg-paper">
      <div className="column grid gap-12 py-12 desktop:grid-cols-[14rem_minmax(0,1fr)] desktop:gap-10 desktop:py-20 wide:grid-cols-[15rem_minmax(0,1fr)_17rem] wide:gap-14">
        <ArticleContents contents={contents} />
        <article className="min-w-0 desktop:col-start-2">
          <Prose html={content} className="prose-article" />
        </article>
        <aside
          aria-label={articleCopy.promotion.label}
          className="not-printed desktop:col-start-2 wide:col-start-3 wide:row-start-1"
        >
          <ArticlePromotion />
        </aside>
      </div>
    </div>
  );
}
