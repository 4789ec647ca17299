import { allCaseStudies, allCities, type City, cityListCopy } from 'content-collections';
import { fillText } from '../../content/sentence.ts';
import { inOrder } from '../case-studies/case-summary.ts';
import { FranceMap } from '../hubs/france-map.tsx';
import { Hub, type HubEntry, hubMeta } from '../hubs/hub.tsx';
import type { Route } from './+types/cities';
import { requirePart } from './find-page.ts';

/** The cities by region, both in French alphabetical order, and the first that has a client. */
export function loader() {
  requirePart('cities');
  const byRegion = Map.groupBy(allCities.toSorted(byName), ({ region }) => region);
  const groups = [...byRegion]
    .map(([title, cities]) => ({ title, entries: cities.map(entryOf) }))
    .toSorted((a, b) => a.title.localeCompare(b.title, 'fr'));
  return { groups, first: allCaseStudies.toSorted(inOrder).find(({ city }) => city)?.city };
}

function entryOf({ slug, name, path, locative, heroSubTitle }: City): HubEntry {
  return { slug, name, path, sentence: heroSubTitle, way: fillText(cityListCopy.entry, { place: locative }) };
}

function byName(a: { name: string }, b: { name: string }): number {
  return a.name.localeCompare(b.name, 'fr');
}

export function meta({ loaderData }: Route.MetaArgs) {
  return hubMeta(cityListCopy.meta, loaderData?.groups);
}

export default function Cities({ loaderData: { groups, first } }: Route.ComponentProps) {
  const cities = groups.flatMap(({ entries }) => entries).sort(byName);
  return (
    <Hub
      columns="hub-columns"
      title={fillText(cityListCopy.hero.title, { count: cities.length })}
      lead={cityListCopy.hero.lead}
      listTitle={cityListCopy.list}
      groups={groups}
      closing={cityListCopy.closing}
    >
      <FranceMap cities={cities} first={first} />
    </Hub>
  );
}
