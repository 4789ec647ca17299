import { blogCopy } from 'content-collections';
import { data, isRouteErrorResponse } from 'react-router';
import { fillText } from '../../content/sentence.ts';
import { listPage } from '../../domain/articles/list-page.ts';
import { QuoteWidget } from '../chrome/quote-widget.tsx';
import { CallToAction } from '../sections/call-to-action.tsx';
import { PostGrid } from '../sections/post-grid.tsx';
import { noteLostPosts } from '../sections/use-posts.ts';
import { listedPageMeta } from '../seo/page-meta.ts';
import { screenServices } from '../services.ts';
import type { Route } from './+types/blog';
import { requirePart } from './find-page.ts';

/** Posts per page: full rows at every width, and pictures within the page's budget of requests. */
const PAGE_LENGTH = 6;

export async function loader({ url, context }: Route.LoaderArgs) {
  requirePart('blog');
  const page = listPage(url.searchParams);
  const { articles } = context.get(screenServices);
  const pageCount = Math.max(1, Math.ceil((await articles.count()) / PAGE_LENGTH));
  if (page < 1 || page > pageCount) throw data(null, { status: 404 });
  const posts = await articles.list({ limit: PAGE_LENGTH, offset: (page - 1) * PAGE_LENGTH });
  return { posts, page, pageCount };
}

/** On a client navigation, a list that cannot be fetched is empty and logged (specification, section 8). */
export async function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  try {
    return await serverLoader();
  } catch (error) {
    if (isRouteErrorResponse(error) && error.status === 404) throw error;
    noteLostPosts(error);
    return { posts: null, page: 1, pageCount: 1 };
  }
}

export function meta({ loaderData }: Route.MetaArgs) {
  const page = loaderData?.page ?? 1;
  const suffix = page > 1 ? fillText(blogCopy.page, { number: page }) : '';
  return [
    ...listedPageMeta(page > 1 ? { ...blogCopy.meta, path: `/blog?page=${page}` } : blogCopy.meta, {
      page: suffix,
    }),
    { tagName: 'link', rel: 'alternate', type: 'application/rss+xml', title: 'RSS', href: '/blog/rss.xml' },
    {
      tagName: 'link',
      rel: 'alternate',
      type: 'application/atom+xml',
      title: 'Atom',
      href: '/blog/atom.xml',
    },
  ];
}

export default function Blog({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <PostGrid {...loaderData} />
      <CallToAction title={blogCopy.closing.title} label={blogCopy.closing.action} link="/obtenir-un-devis" />
      <QuoteWidget />
    </>
  );
}
