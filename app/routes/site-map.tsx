import {
  allCaseStudies,
  allCities,
  allLegalPages,
  allServices,
  allTechnologies,
  pageList,
  partList,
  siteMapCopy,
} from 'content-collections';
import { isShown } from '../../content/parts.ts';
import { LinkPanes } from '../sections/link-panes.tsx';
import { listedPageMeta } from '../seo/page-meta.ts';
import { screenServices } from '../services.ts';
import type { Route } from './+types/site-map';

/** Pages that lead a group of their own, and this one. */
const HUBS = new Set(['/services', '/technologies', '/realisations', '/villes', '/plan-du-site']);

export async function loader({ context }: Route.LoaderArgs) {
  const { articles } = context.get(screenServices);
  const posts = partList.blog ? await articles.all() : [];
  const named = (pages: readonly { name: string; path: string }[]) =>
    pages.map(({ name, path }) => ({ name, path })).toSorted((a, b) => a.name.localeCompare(b.name, 'fr'));
  const hub = (path: string) => named(pageList.pages.filter((page) => page.path === path));
  const groups = [
    {
      title: siteMapCopy.agency,
      links: [
        ...named(pageList.pages.filter(({ path }) => !HUBS.has(path))),
        ...allLegalPages.map(({ title, path }) => ({ name: title, path })),
      ],
    },
    { title: 'Services', links: [...hub('/services'), ...named(allServices)] },
    {
      title: 'Technologies',
      links: [...hub('/technologies'), ...named(allTechnologies)],
    },
    {
      title: 'Réalisations',
      links: [
        ...hub('/realisations'),
        ...named(allCaseStudies.map(({ title, path }) => ({ name: title, path }))),
      ],
    },
    { title: 'Villes', links: [...hub('/villes'), ...named(allCities)] },
    { title: 'Articles', links: posts.map(({ title, slug }) => ({ name: title, path: `/article/${slug}` })) },
  ];
  return groups.map(({ title, links }) => ({
    title,
    links: links.filter(({ path }) => isShown(path, partList)),
  }));
}

export function meta() {
  return listedPageMeta(siteMapCopy.meta);
}

export default function SiteMap({ loaderData: groups }: Route.ComponentProps) {
  return (
    <>
      <section className="on-dark panes bg-forest pt-header text-white">
        <div className="column py-content desktop:pb-20">
          <h1 className="max-w-4xl text-4xl desktop:text-hero">{siteMapCopy.title}</h1>
          <p className="mt-6 max-w-2xl text-lg text-mint desktop:text-xl">{siteMapCopy.introduction}</p>
        </div>
      </section>
      <LinkPanes groups={groups.filter(({ links }) => links.length > 0)} />
    </>
  );
}
