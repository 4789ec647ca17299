import { articleCopy, commitmentList, keywordCopy } from 'content-collections';
import { redirect } from 'react-router';
import { isSearchable, postSlug, withoutAccents } from '../../domain/slug.ts';
import { QuoteWidget } from '../chrome/quote-widget.tsx';
import { articlePrice, markedOnce } from '../estimate/price.ts';
import { speedEstimateForm } from '../forms/definitions/speed-estimate-form.tsx';
import { leadAction } from '../forms/engine/lead-action.ts';
import { ArticleBody, ArticleHead, PreviousPosts } from '../sections/article-body.tsx';
import { QuickEstimate } from '../sections/estimate-forms.tsx';
import { newsArticle } from '../seo/news-article.ts';
import { pageMeta } from '../seo/page-meta.ts';
import { breadcrumbList } from '../seo/structured-data.ts';
import { trailTo } from '../seo/trail.ts';
import { type ArticleReader, screenServices } from '../services.ts';
import { Sections } from '../ui/sections.tsx';
import type { Route } from './+types/article';
import { briefTerms } from './contract-terms.ts';
import { refuseSlug, requirePart } from './find-page.ts';

export const action = leadAction(speedEstimateForm);

export async function loader({ params, url, context }: Route.LoaderArgs) {
  requirePart('blog');
  refuseSlug(params.title);
  const { articles, note } = context.get(screenServices);
  const found = await findTyped(articles, params.title);
  if (!found) {
    note('Aucun article trouvé pour ce slug.');
    throw redirect('/404', { headers: { 'Cache-Control': 'no-store' } });
  }
  const path = `/article/${'movedTo' in found ? found.movedTo : found.article.slug}`;
  if ('movedTo' in found || path !== url.pathname) throw redirect(path + url.search, 301);
  const { article } = found;
  return {
    article,
    isSampleAuthor: isSampleAuthor(article.author),
    ...articlePrice(article.content),
    terms: briefTerms(true, 2),
    picture: `/assets/articles/partage/${article.slug}.jpg`,
    previous: await articles.previous(article.slug),
  };
}

/** Whether who signs an article is one of the made-up team. */
function isSampleAuthor(author: string | null): boolean {
  const { sample, team } = commitmentList;
  return sample && author !== null && (team?.caption.includes(author) ?? false);
}

/** Finds a post by its slug, also typed with accents, capitals or spaces. */
async function findTyped(articles: ArticleReader, typed: string) {
  if (!isSearchable(typed)) return null;
  const found = await articles.find(typed);
  const slug = postSlug(withoutAccents(typed.trim()));
  return found || slug === typed || slug === '' ? found : articles.find(slug);
}

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { article, picture } = loaderData;
  const path = `/article/${article.slug}`;
  return [
    ...pageMeta({
      title: article.title,
      description: article.plainDescription,
      keywords: [...articleCopy.keywords, ...keywordCopy.common],
      path,
      picture,
      article,
    }),
    { 'script:ld+json': newsArticle(article, picture) },
    { 'script:ld+json': breadcrumbList(trailTo('blog', { name: article.title, path })) },
  ];
}

export default function ArticleRoute({
  loaderData: { article, isSampleAuthor, previous, price, citesPrice, terms },
  actionData,
}: Route.ComponentProps) {
  return (
    <Sections>
      <ArticleHead article={article} isSampleAuthor={isSampleAuthor} />
      <ArticleBody article={article} price={citesPrice ? price : null} />
      <PreviousPosts posts={previous} />
      <QuickEstimate price={markedOnce(price, terms.sample)} terms={terms} lastResult={actionData} />
      <QuoteWidget />
    </Sections>
  );
}
