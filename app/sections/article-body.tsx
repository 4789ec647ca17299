import { articleCopy, claimRegister, partList } from 'content-collections';
import { useEffect, useState } from 'react';
import { Link, useLocation } from 'react-router';
import { fillText } from '../../content/sentence.ts';
import type { Article, ContentsEntry } from '../../domain/articles/article.ts';
import { Button } from '../ui/button.tsx';
import { Prose } from '../ui/prose.tsx';

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

const { duration, slotsPerMonth } = claimRegister.promises.consultation;

/** The box beside an article: a free consultation, where it can be booked, and a free quote (specification, « Article »). */
export function ArticlePromotion() {
  return (
    <div className="on-dark bg-ink p-6 text-white desktop:p-8 wide:sticky wide:top-28">
      <h2 className="text-2xl">{articleCopy.promotion.title}</h2>
      {partList.booking && (
        <p className="mt-3 text-mint">
          {fillText(articleCopy.promotion.consultation, { duration, slotsPerMonth })}
        </p>
      )}
      <p className="mt-6 font-title text-xl font-semibold text-lime">{articleCopy.promotion.quote}</p>
      <div className="mt-6">
        <Button routerLink="/obtenir-un-devis" color="white" fullWidth label={articleCopy.promotion.action} />
      </div>
    </div>
  );
}

/** Table of contents of an article, above 800 px; marks the section being read. */
function ArticleContents({ contents }: { contents: readonly ContentsEntry[] }) {
  const { search } = useLocation();
  const current = useCurrentSection(contents);
  if (contents.length === 0) return null;
  return (
    <nav aria-labelledby="sommaire" className="hidden desktop:block">
      <div className="sticky top-28 max-h-[calc(100svh-9rem)] overflow-y-auto overscroll-contain pr-2">
        <h2 id="sommaire" className="text-lg font-semibold tracking-normal">
          Sommaire
        </h2>
        <ol className="mt-4 border-l border-line">
          {contents.map(({ id, number, title, depth }) => (
            <li key={id}>
              <Link
                to={{ search, hash: `#${id}` }}
                aria-current={id === current ? 'location' : undefined}
                className={`-ml-px flex gap-2 border-l-2 border-transparent py-1.5 forced-colors:border-[Canvas] text-[0.95rem] leading-snug text-stone hover:text-emerald aria-[current]:border-emerald aria-[current]:font-semibold aria-[current]:text-ink forced-colors:aria-[current]:border-[Highlight] ${depth > 2 ? 'pl-10' : depth > 1 ? 'pl-6' : 'pl-3'}`}
              >
                <span className="tabular-nums">{number}</span>
                <span>{title}</span>
              </Link>
            </li>
          ))}
        </ol>
      </div>
    </nav>
  );
}

/** From far above the screen to a third of it (`rootMargin`): a heading in this zone has been reached. */
const READING_ZONE = '1000000px 0px -65% 0px';

/** Id of the section being read: the last heading that came into the upper part of the screen. */
function useCurrentSection(sections: readonly { id: string }[]): string | undefined {
  const [current, setCurrent] = useState<string>();

  useEffect(() => {
    const headings = sections.flatMap(({ id }) => document.getElementById(id) ?? []);
    const observer = new IntersectionObserver(
      () => {
        const read = headings.findLast((heading) => heading.getBoundingClientRect().top < innerHeight * 0.35);
        setCurrent(read?.id);
      },
      { rootMargin: READING_ZONE },
    );
    for (const heading of headings) observer.observe(heading);
    return () => observer.disconnect();
  }, [sections]);

  return current;
}
