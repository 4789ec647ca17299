import { agency, allLegalPages, legalCopy } from 'content-collections';
import { data } from 'react-router';
import { legalPageHtml } from '../../content/legal-page.ts';
import { fillText } from '../../content/sentence.ts';
import { LegalText } from '../sections/legal-text.tsx';
import { pageMeta } from '../seo/page-meta.ts';
import { screenServices } from '../services.ts';
import type { Route } from './+types/legal';

export function loader({ url, context }: Route.LoaderArgs) {
  const page = allLegalPages.find(({ path }) => path === url.pathname);
  if (!page) throw data(null, { status: 404 });
  const { markdown: _markdown, ...shown } = page;
  return { ...shown, html: legalPageHtml(page, context.get(screenServices).facts) };
}

export function meta({ loaderData: page }: Route.MetaArgs) {
  if (!page) return [];
  return pageMeta({
    title: fillText(legalCopy.meta.title, { title: page.title, brand: agency.brand }),
    description: page.metaDescription,
    keywords: [page.title.toLowerCase(), agency.brand],
    path: page.path,
  });
}

export default function Legal({ loaderData: page }: Route.ComponentProps) {
  return <LegalText title={page.title} updatedAt={page.updatedAt} html={page.html} />;
}
