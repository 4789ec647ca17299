import { agency, allLegalPages, legalCopy, partList } from 'content-collections';
import { data } from 'react-router';
import { legalPageHtml } from '../../content/legal-page.ts';
import { fillText } from '../../content/sentence.ts';
import { VisitNotice } from '../sections/visit-notice.tsx';
import { pageMeta } from '../seo/page-meta.ts';
import { screenServices } from '../services.ts';
import { PostDate } from '../ui/post-date.tsx';
import { Prose } from '../ui/prose.tsx';
import type { Route } from './+types/legal';

const PRIVACY = '/politique-de-confidentialite';

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
  return (
    <section className="bg-paper pt-header">
      <div className="column grid gap-12 py-content desktop:pb-24 wide:grid-cols-[5fr_7fr] wide:gap-16">
        <div className="wide:sticky wide:top-28 wide:self-start">
          <h1 className="text-4xl desktop:text-hero wide:text-6xl">{page.title}</h1>
          <p className="mt-4 text-stone">
            À jour au <PostDate instant={page.updatedAt} />
          </p>
        </div>
        <div className="min-w-0">
          <Prose html={page.html} className="prose-legal" />
          {partList.visits && page.path === PRIVACY ? <VisitNotice /> : null}
        </div>
      </div>
    </section>
  );
}
