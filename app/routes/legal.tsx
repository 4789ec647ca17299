import { agency, allLegalPages, legalCopy } from 'content-collections';
import { data } from 'react-router';
import { fillText } from '../../content/sentence.ts';
import { LegalText } from '../sections/legal-text.tsx';
import { pageMeta } from '../seo/page-meta.ts';
import type { Route } from './+types/legal';

export function loader({ url }: Route.LoaderArgs) {
  const page = allLegalPages.find(({ path }) => path === url.pathname);
  if (!page) throw data(null, { status: 404 });
  return page;
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
