import { blogCopy } from 'content-collections';
import { ArrowLeft, ArrowRight } from 'lucide';
import { Link, useLocation } from 'react-router';
import type { PostCard } from '../../domain/articles/article.ts';
import { Button } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { CARD_SIZES, Picture } from '../ui/picture.tsx';
import { PostDate } from '../ui/post-date.tsx';
import { usePosts } from './use-posts.ts';

interface PostGridProps {
  /** Posts from the server; `null` when it could not read them. */
  posts: readonly PostCard[] | null;
  page: number;
  pageCount: number;
}

/** The list of posts; the newest takes four cells on wide screens (specification, « Blog list »). */
export function PostGrid({ posts, page, pageCount }: PostGridProps) {
  const shown = usePosts(posts);
  return (
    <section className="bg-paper pt-header">
      <div className="column py-content desktop:pb-24">
        <div className="flex flex-wrap items-end justify-between gap-6">
          <h1 className="max-w-4xl text-[min(2.125rem,8.75vw)] desktop:text-5xl wide:text-hero">
            {blogCopy.title}
          </h1>
          <div className="wide:hidden">
            <Button routerLink="/obtenir-un-devis" size="large" label={blogCopy.closing.action} />
          </div>
          <a
            href="/blog/rss.xml"
            className="inline-flex min-h-11 items-center font-semibold underline decoration-1 underline-offset-4 hover:text-emerald"
          >
            {blogCopy.feed}
          </a>
        </div>
        {shown === null ? <LostPosts /> : null}
        {shown?.length === 0 ? (
          <p className="mt-14 max-w-xl border-l-4 border-emerald py-2 pl-6 text-xl">{blogCopy.empty}</p>
        ) : null}
        {shown?.length ? (
          <ul className="mt-14 grid border-t border-l border-ink desktop:grid-cols-2 wide:grid-cols-3">
            {shown.map((post, index) => (
              <PostPane key={post.slug} post={post} isFirst={index === 0 && page === 1} />
            ))}
          </ul>
        ) : null}
        {pageCount > 1 ? <Pages page={page} pageCount={pageCount} /> : null}
      </div>
    </section>
  );
}

function LostPosts() {
  const { pathname, search } = useLocation();
  return (
    <div className="mt-14 grid max-w-xl justify-items-start gap-6 border-l-4 border-emerald py-2 pl-6 text-xl">
      <p>
        Les articles ne sont pas arrivés jusqu’ici. Vérifiez votre connexion, ou réessayez dans un instant.
      </p>
      <Button routerLink={pathname + search} label="Réessayer" />
    </div>
  );
}

function PostPane({ post, isFirst }: { post: PostCard; isFirst: boolean }) {
  const { slug, title, shortDescription, imageUrl, createdAt } = post;
  return (
    <li
      className={`group relative flex flex-col border-r border-b border-ink bg-white ${isFirst ? 'wide:col-span-2 wide:row-span-2' : ''}`}
    >
      <div
        className={`not-printed aspect-video overflow-hidden border-b border-ink ${isFirst ? 'wide:grow' : ''}`}
      >
        <Picture
          src={imageUrl}
          alt=""
          width={1600}
          height={900}
          eager={isFirst}
          sizes={isFirst ? undefined : CARD_SIZES}
          className="size-full object-cover transition-transform duration-700 ease-light group-hover:scale-103"
        />
      </div>
      <div className={isFirst ? 'p-6 wide:p-8' : 'p-6'}>
        <PostDate instant={createdAt} />
        <h2 className={`mt-2 text-xl desktop:text-2xl ${isFirst ? 'wide:text-4xl' : ''}`}>
          <Link to={`/article/${slug}`} className="after:absolute after:inset-0 group-hover:text-emerald">
            {title}
          </Link>
        </h2>
        <div
          className="mt-3 max-w-xl text-stone"
          // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised by the server (content/safe-html.ts)
          dangerouslySetInnerHTML={{ __html: shortDescription }}
        />
      </div>
    </li>
  );
}

function Pages({ page, pageCount }: { page: number; pageCount: number }) {
  const link =
    'inline-flex min-h-11 items-center gap-2 font-semibold underline underline-offset-4 hover:text-emerald';
  return (
    <nav
      aria-label="Pages du blog"
      className="mt-12 flex flex-wrap items-center gap-x-6 gap-y-2 desktop:grid desktop:grid-cols-[1fr_auto_1fr]"
    >
      {page > 1 ? (
        <Link to={page === 2 ? '/blog' : `/blog?page=${page - 1}`} className={`${link} me-auto`} rel="prev">
          <Icon icon={ArrowLeft} className="size-5" />
          Articles plus récents
        </Link>
      ) : null}
      <p className="desktop:col-start-2">{`Page ${page} sur ${pageCount}`}</p>
      {page < pageCount ? (
        <Link to={`/blog?page=${page + 1}`} className={`${link} ms-auto`} rel="next">
          Articles plus anciens
          <Icon icon={ArrowRight} className="size-5" />
        </Link>
      ) : null}
    </nav>
  );
}
