import { articleCopy } from 'content-collections';
import { Link } from 'react-router';
import type { PreviousPost } from '../../domain/articles/article.ts';
import { CARD_SIZES, HALF_SIZES, Picture } from '../ui/picture.tsx';
import { Section } from '../ui/section.tsx';

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
      <h2 id="autres-articles" className="text-4xl desktop:text-5xl">
        {articleCopy.previous.title}
      </h2>
      <ul className="mt-10 grid gap-x-8 gap-y-10 desktop:grid-cols-6">
        {posts.map(({ slug, title, imageUrl, shortDescription }, index) => {
          const { className, sizes } = SHARES[shareOf(index, posts.length)];
          return (
            <li key={slug} className={`group relative ${className}`}>
              <Picture
                src={imageUrl}
                alt=""
                width={1600}
                height={900}
                sizes={sizes}
                className="aspect-video w-full border border-ink object-cover"
              />
              <div>
                <h3 className="mt-4 text-xl desktop:text-2xl">
                  <Link
                    to={`/article/${slug}`}
                    className="after:absolute after:inset-0 group-hover:text-emerald"
                  >
                    {title}
                  </Link>
                </h3>
                <div
                  className="mt-2 max-w-xl text-stone"
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
