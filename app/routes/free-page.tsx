import { agency, keywordCopy } from 'content-collections';
import { data } from 'react-router';
import type { Facts } from '../../content/facts.ts';
import { endedPages, freePages, type FreePage as Page } from '../../content/free-pages.ts';
import { isDecodable } from '../../domain/percent-encoding.ts';
import { sharePicture } from '../../domain/share-picture.ts';
import { caseSummary } from '../case-studies/case-summary.ts';
import { reviewPair } from '../case-studies/review.ts';
import { contactForm } from '../forms/definitions/contact-form.tsx';
import { leadAction } from '../forms/engine/lead-action.ts';
import { FreeHero, FreeSection, type ShownSection } from '../sections/free-sections.tsx';
import { notFoundMeta, pageMeta } from '../seo/page-meta.ts';
import { breadcrumbList } from '../seo/structured-data.ts';
import { trailFromHome } from '../seo/trail.ts';
import { screenServices } from '../services.ts';
import { Sections } from '../ui/sections.tsx';
import type { Route } from './+types/free-page';
import { leaveRetired } from './find-page.ts';

export function action(args: Route.ActionArgs) {
  return leadAction({ ...contactForm, page: args.params.page })(args);
}

/** @throws 404 for any address that is no page’s; 301 or 410 for one that was */
export function loader({ url, context }: Route.LoaderArgs) {
  const { pathname } = url;
  if (!isDecodable(pathname)) throw data(null, { status: 400 });
  const page = freePages.find(({ path }) => path === pathname);
  if (!page) {
    leaveRetired(url);
    throw data(null, { status: endedPages.includes(pathname) ? 410 : 404 });
  }
  const { facts } = context.get(screenServices);
  return { ...page, sections: page.sections.map((section) => shown(section, facts)) };
}

function shown(section: Page['sections'][number], facts: Facts): ShownSection {
  if (section.kind === 'case') return { ...section, caseStudy: caseSummary(section.caseStudy, facts) };
  return section.kind === 'reviews' ? { ...section, reviews: reviewPair(facts) } : section;
}

export function meta({ loaderData: page }: Route.MetaArgs) {
  if (!page) return notFoundMeta();
  const { title, name, path, metaDescription: description, isListed } = page;
  return [
    ...pageMeta({
      title: `${title} | ${agency.brand}`,
      description,
      keywords: [name.toLowerCase(), ...keywordCopy.common],
      path,
      picture: sharePicture(path),
    }),
    ...(isListed ? [] : [{ name: 'robots', content: 'noindex' }]),
    { 'script:ld+json': breadcrumbList(trailFromHome({ name, path })) },
  ];
}

export default function FreePage({ loaderData: page, actionData }: Route.ComponentProps) {
  return (
    <Sections>
      <FreeHero page={page} />
      {page.sections.map((section, index) => (
        <FreeSection
          key={section.anchor}
          isWhite={index % 2 === 1}
          slug={page.slug}
          lastResult={actionData}
          section={section}
        />
      ))}
    </Sections>
  );
}
