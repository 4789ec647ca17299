import { allArticles } from 'content-collections';
import { redirect } from 'react-router';
import { sharePicture } from '../../domain/share-picture.ts';
import { QuoteWidget } from '../chrome/quote-widget.tsx';
import { leadAction, leadClientAction } from '../forms/lead-actions.ts';
import { speedEstimateForm } from '../forms/speed-estimate-form.tsx';
import { ArticleBody } from '../sections/article-body.tsx';
import { ArticleHead } from '../sections/article-head.tsx';
import { PreviousPosts } from '../sections/previous-posts.tsx';
import { QuickEstimate } from '../sections/quick-estimate.tsx';
import { newsArticle } from '../seo/news-article.ts';
import { COMMON_KEYWORDS, pageMeta } from '../seo/page-meta.ts';
import { breadcrumbList } from '../seo/structured-data.ts';
import { trailTo } from '../seo/trail.ts';
import { type ArticleShelf, screenServices } from '../services.ts';
import type { Route } from './+types/article';

export const action = leadAction(speedEstimateForm);
export const clientAction = leadClientAction(speedEstimateForm);

export async function loader({ params, context }: Route.LoaderArgs) {
  const { articles, note } = context.get(screenServices);
  const found = await articles.find(params.title);
  if (!found) {
    note('Aucun article trouvé pour ce slug.');
    throw redirect('/404', { headers: { 'Cache-Control': 'no-store' } });
  }
  if ('movedTo' in found) throw redirect(`/article/${found.movedTo}`, 301);
  const { article } = found;
  // A post that stands in the database only has no share picture of its own.
  const isDrawn = allArticles.some(({ slug }) => slug === article.slug);
  return {
    article,
    picture: sharePicture(isDrawn ? `/article/${article.slug}` : '/blog'),
    previous: await previousPosts(articles, article.slug, note),
  };
}

/** Without them the article is still worth reading (specification, section 8). */
async function previousPosts(
  articles: ArticleShelf,
  slug: string,
  note: (message: string, error: unknown) => void,
) {
  try {
    return await articles.previous(slug);
  } catch (error) {
    note('Erreur lors de la récupération des articles précédents', error);
    return [];
  }
}

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { article, picture } = loaderData;
  const path = `/article/${article.slug}`;
  return [
    ...pageMeta({
      title: article.title,
      description: article.shortDescription.replaceAll(/<[^>]*>/g, ''),
      keywords: ['blog', ...COMMON_KEYWORDS],
      path,
      picture,
      article,
    }),
    { 'script:ld+json': newsArticle(article, picture) },
    { 'script:ld+json': breadcrumbList(trailTo('blog', { name: article.title, path })) },
  ];
}

export default function ArticleRoute({
  loaderData: { article, previous },
  actionData,
}: Route.ComponentProps) {
  return (
    <>
      <ArticleHead article={article} />
      <ArticleBody article={article} />
      <PreviousPosts posts={previous} />
      <QuickEstimate lastResult={actionData} />
      <QuoteWidget />
    </>
  );
}
