import { articleCopy, claimRegister, partList } from 'content-collections';
import { useEffect, useState } from 'react';
import { Link, useLocation } from 'react-router';
import { fillText } from '../../content/sentence.ts';
import type { Article, ContentsEntry, PreviousPost } from '../../domain/articles/article.ts';
import { dayInParis } from '../../domain/dates.ts';
import { Breadcrumbs } from '../chrome/breadcrumbs.tsx';
import type { Price } from '../estimate/price.ts';
import { trailTo } from '../seo/trail.ts';
import { Button } from '../ui/button.tsx';
import { CARD_SIZES, HALF_SIZES, Picture } from '../ui/picture.tsx';
import { PostDate } from '../ui/post-date.tsx';
import { Prose } from '../ui/prose.tsx';
import { SampleTag } from '../ui/sample-tag.tsx';
import { Section } from '../ui/section.tsx';
import { PriceLine } from './price-line.tsx';

interface ArticleBodyProps {
  article: Article;
  /** What it is about costs here. */
  price: Price | null;
}

/** An article's text, between its table of contents and the promotion. */
export function ArticleBody({ article: { content, contents }, price }: ArticleBodyProps) {
  return (
    <div className="bg-paper">
      <div className="column grid gap-12 py-12 desktop:py-20 wide:grid-cols-[15rem_minmax(0,1fr)_17rem] wide:gap-14">
        <ArticleContents contents={contents} />
        <article className="min-w-0 wide:col-start-2">
          {price ? (
            <aside
              aria-label={articleCopy.price}
              className="mb-8 max-w-[37rem] border-l-4 border-emerald bg-white p-5"
            >
              <p className="font-title text-lg font-bold">{articleCopy.price}</p>
              <PriceLine price={price} />
            </aside>
          ) : null}
          <Prose html={content} className="prose-article" />
        </article>
        <aside
          aria-label={articleCopy.promotion.label}
          className="not-printed wide:col-start-3 wide:row-start-1"
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
    <div className="on-dark bg-ink p-6 text-white only-desktop:p-8 [&>a]:mt-6 wide:sticky wide:top-28">
      <h2 className="text-2xl">{articleCopy.promotion.title}</h2>
      {partList.booking && (
        <p className="mt-3 text-mint">
          {fillText(articleCopy.promotion.consultation, { duration, slotsPerMonth })}
        </p>
      )}
      <p className="mt-6 font-title text-xl font-semibold text-lime">{articleCopy.promotion.quote}</p>
      <Button routerLink="/obtenir-un-devis" color="white" fullWidth label={articleCopy.promotion.action} />
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
      <div className="wide:sticky wide:top-28 wide:max-h-[calc(100svh-9rem)] wide:overflow-y-auto wide:overscroll-contain wide:pr-2">
        <h2 id="sommaire" className="text-lg font-semibold tracking-normal">
          Sommaire
        </h2>
        <ol className="mt-4 only-desktop:columns-2">
          {contents.map(({ id, number, title, depth }) => (
            <li key={id}>
              <Link
                to={{ search, hash: `#${id}` }}
                aria-current={id === current ? 'location' : undefined}
                className={`flex gap-2 border-l-2 border-line py-1.5 forced-colors:border-[Canvas] text-[0.95rem] leading-snug text-stone hover:text-emerald aria-[current]:border-emerald aria-[current]:font-semibold aria-[current]:text-ink forced-colors:aria-[current]:border-[Highlight] ${depth > 2 ? 'pl-10' : depth > 1 ? 'pl-6' : 'pl-3'}`}
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

/** Head of an article: its title on ink, its picture half over the edge. */
export function ArticleHead({ article, isSampleAuthor }: { article: Article; isSampleAuthor: boolean }) {
  const { slug, title, createdAt, updatedAt, imageUrl, imageAlt, author } = article;
  const isRevised = dayInParis(updatedAt) !== dayInParis(createdAt);
  return (
    <section className="on-dark relative bg-linear-to-b from-ink from-72% to-paper to-72% pt-header text-white">
      <div className="column pt-4 desktop:pt-6">
        <Breadcrumbs trail={trailTo('blog', { name: title, path: `/article/${slug}` })} />
        <p className="text-mint [&_time]:text-mint [&_.sample-tag]:ml-2">
          <PostDate instant={createdAt} />
          {isRevised ? (
            <>
              , mis à jour le <PostDate instant={updatedAt} />
            </>
          ) : null}
          {author === null ? null : `, par ${author} `}
          {isSampleAuthor ? <SampleTag /> : null}
        </p>
        <h1 className="mt-4 max-w-4xl text-3xl desktop:text-5xl wide:text-6xl">{title}</h1>
        <Picture
          src={imageUrl}
          alt={imageAlt}
          width={1600}
          height={900}
          eager
          className="mt-10 aspect-video w-full border border-ink object-cover desktop:mt-14 wide:aspect-32/11"
        />
      </div>
    </section>
  );
}

/** Share of its row that a post takes, so that no row has an empty place. */
function shareOf(index: number, count: number): keyof typeof SHARES {
  if (count === 1) return 'whole';
  return count === 2 || count === 4 || (count === 5 && index < 2) ? 'half' : 'third';
}

const SHARES = {
  whole: {
    className: 'desktop:col-span-6 desktop:grid desktop:grid-cols-2 desktop:items-center desktop:gap-8',
    sizes: HALF_SIZES,
  },
  half: { className: 'desktop:col-span-3', sizes: HALF_SIZES },
  third: { className: 'desktop:col-span-2', sizes: CARD_SIZES },
};

/** Older posts, when there are any (specification, « Article »). */
export function PreviousPosts({ posts }: { posts: readonly PreviousPost[] }) {
  if (posts.length === 0) return null;
  return (
    <Section tone="white" labelledBy="autres-articles" isPrinted={false}>
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-2">
        <h2 id="autres-articles" className="heading">
          {articleCopy.previous.title}
        </h2>
        <Link
          to="/blog"
          className="inline-flex min-h-11 items-center font-semibold underline decoration-1 underline-offset-4 hover:text-emerald"
        >
          {articleCopy.previous.all}
        </Link>
      </div>
      <ul className="mt-8 grid gap-x-8 gap-y-5 desktop:mt-10 desktop:grid-cols-6 desktop:gap-y-10">
        {posts.map(({ slug, title, imageUrl, shortDescription }, index) => {
          const { className, sizes } = SHARES[shareOf(index, posts.length)];
          return (
            <li key={slug} className={`group relative max-desktop:flex max-desktop:gap-4 ${className}`}>
              <Picture
                src={imageUrl}
                alt=""
                width={1600}
                height={900}
                sizes={sizes}
                className="aspect-video w-full border border-ink object-cover max-desktop:aspect-4/3 max-desktop:w-32 max-desktop:shrink-0 max-desktop:self-start"
              />
              <div>
                <h3 className="leads-on text-lg max-desktop:after:hidden desktop:mt-4 wide:text-2xl">
                  <Link
                    to={`/article/${slug}`}
                    className="after:absolute after:inset-0 group-hover:text-emerald"
                  >
                    {title}
                  </Link>
                </h3>
                <div
                  className="mt-2 max-w-xl text-stone max-desktop:hidden"
                  // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised by the server (content/safe-html.ts)
                  dangerouslySetInnerHTML={{ __html: shortDescription }}
                />
              </div>
            </li>
          );
        })}
      </ul>
    </Section>
  );
}
