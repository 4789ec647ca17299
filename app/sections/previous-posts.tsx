import { previousPostsCopy } from 'content-collections';
import { Link } from 'react-router';
import type { PreviousPost } from '../../domain/articles/article.ts';
import { CARD_SIZES, Picture } from '../ui/picture.tsx';
import { Section } from '../ui/section.tsx';

/** Older posts, when there are any (specification, « Article »). */
export function PreviousPosts({ posts }: { posts: readonly PreviousPost[] }) {
  if (posts.length === 0) return null;
  return (
    <Section tone="white" labelledBy="autres-articles">
      <h2 id="autres-articles" className="text-4xl desktop:text-5xl">
        {previousPostsCopy.title}
      </h2>
      <ul className="mt-10 grid gap-x-8 gap-y-10 desktop:grid-cols-2 wide:grid-cols-3">
        {posts.map(({ slug, title, imageUrl, shortDescription }) => (
          <li key={slug} className="group relative">
            <Picture
              src={imageUrl}
              alt=""
              width={1600}
              height={900}
              sizes={CARD_SIZES}
              className="aspect-video w-full border border-ink object-cover"
            />
            <h3 className="mt-4 text-xl">
              <Link to={`/article/${slug}`} className="after:absolute after:inset-0 group-hover:text-emerald">
                {title}
              </Link>
            </h3>
            <div
              className="mt-2 text-stone"
              // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised by the server (content/safe-html.ts)
              dangerouslySetInnerHTML={{ __html: shortDescription }}
            />
          </li>
        ))}
      </ul>
    </Section>
  );
}
