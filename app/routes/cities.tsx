import { allCities, type City, cityListCopy } from 'content-collections';
import { fillText } from '../../content/sentence.ts';
import { QuoteWidget } from '../chrome/quote-widget.tsx';
import { FranceMap } from '../hubs/france-map.tsx';
import type { HubEntry } from '../hubs/hub-entry.ts';
import { Directory } from '../sections/directory.tsx';
import { listedPageMeta } from '../seo/page-meta.ts';
import { itemList } from '../seo/structured-data.ts';
import { Sections } from '../ui/sections.tsx';
import type { Route } from './+types/cities';
import { requirePart } from './require-part.ts';

const { hero, entry } = cityListCopy;

/** The cities by region, both in French alphabetical order. */
export function loader() {
  requirePart('cities');
  const byRegion = Map.groupBy(allCities.toSorted(byName), ({ region }) => region);
  const groups = [...byRegion]
    .map(([title, cities]) => ({ title, entries: cities.map(entryOf) }))
    .toSorted((a, b) => a.title.localeCompare(b.title, 'fr'));
  return { groups };
}

function entryOf({ slug, name, path, locative, heroSubTitle }: City): HubEntry {
  return { slug, name, path, sentence: heroSubTitle, way: fillText(entry, { place: locative }) };
}

function byName(a: { name: string }, b: { name: string }): number {
  return a.name.localeCompare(b.name, 'fr');
}

export function meta({ loaderData }: Route.MetaArgs) {
  const links = loaderData?.groups.flatMap(({ entries }) => entries) ?? [];
  return [
    ...listedPageMeta(cityListCopy.meta, { count: links.length }),
    { 'script:ld+json': itemList(links) },
  ];
}

export default function Cities({ loaderData: { groups } }: Route.ComponentProps) {
  const cities = groups.flatMap(({ entries }) => entries).sort(byName);
  return (
    <Sections>
      <section className="hub-columns on-dark panes bleed bg-ink text-white">
        <div className="hub-head">
          <h1 className="text-hero-small desktop:text-5xl wide:text-hero">
            {fillText(hero.title, { count: cities.length })}
          </h1>
          <p className="mt-5 max-w-xl text-lg text-mint wide:text-xl">{hero.lead}</p>
        </div>
        <FranceMap cities={cities} />
      </section>
      <Directory groups={groups} />
      <QuoteWidget />
    </Sections>
  );
}
