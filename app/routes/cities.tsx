import { allCaseStudies, allCities, type CaseStudy, type City, cityListCopy } from 'content-collections';
import type { Facts } from '../../content/facts.ts';
import { fillText } from '../../content/sentence.ts';
import { withoutEmphasis } from '../../domain/plain-words.ts';
import { caseAt, cityOf, clientOf, inOrder } from '../case-studies/case-summary.ts';
import { priceBeside } from '../estimate/price.ts';
import { FranceMap } from '../hubs/france-map.tsx';
import { Hub, type HubEntry, hubMeta } from '../hubs/hub.tsx';
import { screenServices } from '../services.ts';
import type { Route } from './+types/cities';
import { requirePart } from './find-page.ts';

/** The cities by region, both in French alphabetical order, with their clients; the first that has one is lit. */
export function loader({ context }: Route.LoaderArgs) {
  requirePart('cities');
  const { facts } = context.get(screenServices);
  const studies = allCaseStudies.filter((study) => cityOf(study)).toSorted(inOrder);
  const entryOf = ({ slug, name, path, locative, heroSubTitle }: City): HubEntry => ({
    slug,
    name,
    path,
    sentence: withoutEmphasis(heroSubTitle),
    way: fillText(cityListCopy.entry, { place: locative }),
    clients: clientsOf(
      studies.filter(({ city }) => city === slug),
      facts,
    ),
  });
  const byRegion = Map.groupBy(allCities.toSorted(byName), ({ region }) => region);
  const groups = [...byRegion]
    .map(([title, cities]) => ({ title, entries: cities.map(entryOf) }))
    .toSorted((a, b) => a.title.localeCompare(b.title, 'fr'));
  const caseStudy = caseAt(5, facts);
  return {
    groups,
    price: priceBeside(caseStudy?.path),
    caseStudy,
    first: studies[0]?.city,
    samples: studies.some(({ sample }) => sample) ? ['les clients'] : [],
  };
}

const list = new Intl.ListFormat('fr');

/** « Clients : Lysane et Ormeval »; `undefined` without any. */
function clientsOf(studies: readonly CaseStudy[], facts: Facts): string | undefined {
  const names = [...new Set(studies.map(({ client }) => clientOf(client, facts).name))];
  if (names.length === 0) return undefined;
  const { one, several } = cityListCopy.clients;
  return fillText(names.length > 1 ? several : one, { clients: list.format(names) });
}

function byName(a: { name: string }, b: { name: string }): number {
  return a.name.localeCompare(b.name, 'fr');
}

export function meta({ loaderData }: Route.MetaArgs) {
  return hubMeta(cityListCopy.meta, loaderData?.groups);
}

export default function Cities({
  loaderData: { groups, first, samples, price, caseStudy },
}: Route.ComponentProps) {
  const cities = groups.flatMap(({ entries }) => entries).sort(byName);
  return (
    <Hub
      columns="hub-columns"
      title={fillText(cityListCopy.hero.title, { count: cities.length })}
      lead={cityListCopy.hero.lead}
      listTitle={cityListCopy.list}
      samples={samples}
      groups={groups}
      price={price}
      caseStudy={caseStudy}
      closing={cityListCopy.closing}
    >
      <FranceMap cities={cities} first={first} />
    </Hub>
  );
}
