import { redirect } from 'react-router';
import { QuoteWidget } from '../chrome/quote-widget.tsx';
import { leadAction, leadClientAction } from '../forms/lead-actions.ts';
import { speedEstimateForm } from '../forms/speed-estimate-form.tsx';
import { ArticleBody } from '../sections/article-body.tsx';
import { ArticleHead } from '../sections/article-head.tsx';
import { PreviousPosts } from '../sections/previous-posts.tsx';
import { QuickEstimate } from '../sections/quick-estimate.tsx';
import { newsArticle } from '../seo/news-article.ts';
import { COMMON_KEYWORDS, pageMeta } from '../seo/page-meta.ts';
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
  return { article: found.article, previous: await previousPosts(articles, found.article.slug, note) };
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
  const { article } = loaderData;
  return [
    ...pageMeta({
      title: article.title,
      description: article.shortDescription.replaceAll(/<[^>]*>/g, ''),
      keywords: ['blog', ...COMMON_KEYWORDS],
      path: `/article/${article.slug}`,
    }),
    { 'script:ld+json': newsArticle(article) },
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
