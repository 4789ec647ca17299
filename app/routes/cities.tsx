import { agency, allCities, type City } from 'content-collections';
import { QuoteWidget } from '../chrome/quote-widget.tsx';
import { lazySection } from '../first-paint/lazy-section.tsx';
import type { HubEntry } from '../hubs/hub-entry.ts';
import { Directory } from '../sections/directory.tsx';
import { COMMON_KEYWORDS, pageMeta } from '../seo/page-meta.ts';
import { itemList } from '../seo/structured-data.ts';
import type { Route } from './+types/cities';
import { requirePart } from './require-part.ts';

const FranceMap = lazySection(() => import('../hubs/france-map.tsx'));

/** The cities by region, both in the order of the French alphabet. */
export function loader() {
  requirePart('cities');
  const byRegion = Map.groupBy(allCities.toSorted(byName), ({ region }) => region);
  const groups = [...byRegion]
    .map(([title, cities]) => ({ title, entries: cities.map(entryOf) }))
    .toSorted((a, b) => a.title.localeCompare(b.title, 'fr'));
  return { groups };
}

function entryOf({ slug, name, path, locative, heroSubTitle }: City): HubEntry {
  return { slug, name, path, sentence: heroSubTitle, way: `Nos experts ${locative}` };
}

function byName(a: { name: string }, b: { name: string }): number {
  return a.name.localeCompare(b.name, 'fr');
}

export function meta({ loaderData }: Route.MetaArgs) {
  const links = loaderData?.groups.flatMap(({ entries }) => entries) ?? [];
  const count = links.length;
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

export default function Cities({ loaderData: { groups } }: Route.ComponentProps) {
  const cities = groups.flatMap(({ entries }) => entries).toSorted(byName);
  return (
    <>
      <section className="hub on-dark panes bg-ink pt-header text-white">
        <div className="column hub-columns">
          <div className="hub-head">
            <h1 className="text-hero-small desktop:text-5xl wide:text-hero">
              {cities.length} villes où nous intervenons
            </h1>
            <p className="mt-5 max-w-xl text-lg text-mint wide:text-xl">
              Chaque ville a ses métiers, donc ses logiciels. Choisissez la vôtre ; si elle n’y est pas,
              écrivez-nous : nous travaillons partout en France, sur place ou à distance.
            </p>
          </div>
          <FranceMap cities={cities} />
        </div>
      </section>
      <Directory groups={groups} />
      <QuoteWidget />
    </>
  );
}
