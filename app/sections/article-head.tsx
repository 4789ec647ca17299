import type { Article } from '../../domain/articles/article.ts';
import { dayInParis } from '../../domain/dates.ts';
import { Breadcrumbs } from '../chrome/breadcrumbs.tsx';
import { trailTo } from '../seo/trail.ts';
import { Picture } from '../ui/picture.tsx';
import { PostDate } from '../ui/post-date.tsx';

/** Head of an article: its title on ink, its picture half over the edge. */
export function ArticleHead({ article }: { article: Article }) {
  const { slug, title, createdAt, updatedAt, imageUrl, imageAlt, author } = article;
  const isRevised = dayInParis(updatedAt) !== dayInParis(createdAt);
  return (
    <section className="on-dark relative bg-linear-to-b from-ink from-72% to-paper to-72% pt-header text-white">
      <div className="column pt-4 desktop:pt-6">
        <Breadcrumbs trail={trailTo('blog', { name: title, path: `/article/${slug}` })} />
        <p className="text-mint [&_time]:text-mint">
          <PostDate instant={createdAt} />
          {isRevised ? (
            <>
              , mis à jour le <PostDate instant={updatedAt} />
            </>
          ) : null}
          {author === null ? null : `, par ${author}`}
        </p>
        <h1 className="mt-4 max-w-4xl text-3xl desktop:text-6xl">{title}</h1>
        <Picture
          src={imageUrl}
          alt={imageAlt}
          width={1600}
          height={900}
          eager
          className="mt-10 aspect-video w-full border border-ink object-cover desktop:mt-14 desktop:aspect-[2.2]"
        />
      </div>
    </section>
  );
}
