import {
  agency,
  allCaseStudies,
  allCities,
  allLegalPages,
  allServices,
  allTechnologies,
  partList,
  siteMapCopy,
} from 'content-collections';
import { fixedPage } from '../../content/fixed-pages.ts';
import { isShown } from '../../content/parts.ts';
import { fillText } from '../../content/sentence.ts';
import { LinkGroups } from '../sections/link-groups.tsx';
import { COMMON_KEYWORDS, pageMeta } from '../seo/page-meta.ts';
import { screenServices } from '../services.ts';
import type { Route } from './+types/site-map';

export async function loader({ context }: Route.LoaderArgs) {
  const { articles } = context.get(screenServices);
  const posts = partList.blog ? await articles.all() : [];
  const named = (pages: readonly { name: string; path: string }[]) =>
    pages.map(({ name, path }) => ({ name, path })).toSorted((a, b) => a.name.localeCompare(b.name, 'fr'));
  const groups = [
    {
      title: siteMapCopy.agency,
      links: [
        ...(['/', '/obtenir-un-devis', '/contact', '/estimation', '/delais', '/blog'] as const).map(
          fixedPage,
        ),
        ...allLegalPages.map(({ title, path }) => ({ name: title, path })),
      ],
    },
    { title: 'Services', links: [fixedPage('/services'), ...named(allServices)] },
    {
      title: 'Technologies',
      links: [fixedPage('/technologies'), ...named(allTechnologies)],
    },
    {
      title: 'Réalisations',
      links: [
        fixedPage('/realisations'),
        ...named(allCaseStudies.map(({ title, path }) => ({ name: title, path }))),
      ],
    },
    { title: 'Villes', links: [fixedPage('/villes'), ...named(allCities)] },
    { title: 'Articles', links: posts.map(({ title, slug }) => ({ name: title, path: `/article/${slug}` })) },
  ];
  return groups.map(({ title, links }) => ({
    title,
    links: links.filter(({ path }) => isShown(path, partList)),
  }));
}

export function meta() {
  return pageMeta({
    title: fillText(siteMapCopy.meta.title, { brand: agency.brand }),
    description: fillText(siteMapCopy.meta.description, {}),
    keywords: [...siteMapCopy.meta.keywords, ...COMMON_KEYWORDS],
    path: '/plan-du-site',
  });
}

export default function SiteMap({ loaderData: groups }: Route.ComponentProps) {
  return (
    <LinkGroups
      title={siteMapCopy.title}
      introduction={siteMapCopy.introduction}
      groups={groups.filter(({ links }) => links.length > 0)}
    />
  );
}
