import { agency, allCities } from 'content-collections';
import { QuoteWidget } from '../chrome/quote-widget.tsx';
import { LinkGroups } from '../sections/link-groups.tsx';
import { COMMON_KEYWORDS, pageMeta } from '../seo/page-meta.ts';
import { itemList } from '../seo/structured-data.ts';
import type { Route } from './+types/cities';

/** The cities by region, both in the order of the French alphabet. */
export function loader() {
  const byRegion = Map.groupBy(
    allCities.toSorted((a, b) => a.name.localeCompare(b.name, 'fr')),
    ({ region }) => region,
  );
  const groups = [...byRegion]
    .map(([title, cities]) => ({ title, links: cities.map(({ name, path }) => ({ name, path })) }))
    .toSorted((a, b) => a.title.localeCompare(b.title, 'fr'));
  return { groups, count: allCities.length };
}

export function meta({ loaderData }: Route.MetaArgs) {
  const count = loaderData?.count ?? 0;
  const links = loaderData?.groups.flatMap((group) => group.links) ?? [];
  return [
    ...pageMeta({
      title: `Nos ${count} villes d’intervention – ${agency.brand}`,
      description: `${count} villes, chacune avec sa page : ce dont vivent ses entreprises, ce qu’elles demandent au numérique, et comment nous y travaillons avec elles.`,
      keywords: ['agence web en France', 'villes', ...COMMON_KEYWORDS],
      path: '/villes',
    }),
    { 'script:ld+json': itemList(links) },
  ];
}

export default function Cities({ loaderData: { groups, count } }: Route.ComponentProps) {
  return (
    <>
      <LinkGroups
        title={`${count} villes où nous intervenons`}
        introduction="Chaque ville a ses métiers, donc ses logiciels. Choisissez la vôtre ; si elle n’y est pas, écrivez-nous : nous travaillons partout en France, sur place ou à distance."
        groups={groups}
      />
      <QuoteWidget />
    </>
  );
}
