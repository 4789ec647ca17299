import { Link, useLocation } from 'react-router';
import type { ContentsEntry } from '../../domain/articles/article.ts';
import { useCurrentSection } from './use-current-section.ts';

/** Table of contents of an article, above 800 px; marks the section being read. */
export function ArticleContents({ contents }: { contents: readonly ContentsEntry[] }) {
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
