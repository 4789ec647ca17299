import { CityLight } from './city-light.tsx';
import { cityOnMap } from './city-on-map.ts';
import france from './france.json';
import type { HubEntry } from './hub-entry.ts';
import { HubSaying } from './hub-saying.tsx';
import { useLit } from './use-lit.ts';

/**
 * France as a stained-glass map, and the sentence of the lit city. Without JavaScript the map still lights
 * and links; the list below has every sentence.
 */
export default function FranceMap({ cities }: { cities: readonly HubEntry[] }) {
  const { lit, handlersOf } = useLit(cities[0]?.slug);
  const said = cities.find(({ slug }) => slug === lit);
  return (
    <>
      <nav aria-label="Carte de nos villes" className="hub-map">
        {/* biome-ignore lint/a11y/noSvgWithoutTitle: its links have names, and a title would follow the pointer */}
        <svg viewBox={`0 0 ${france.width} ${france.height}`} className="france">
          {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own drawing */}
          <g dangerouslySetInnerHTML={{ __html: france.glass }} />
          {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own drawing */}
          <g className="pointer-events-none" dangerouslySetInnerHTML={{ __html: france.lead }} />
          {cities.map((city) => {
            const place = cityOnMap(city.slug);
            if (!place) return null;
            return (
              <CityLight
                key={city.slug}
                city={city}
                place={place}
                isLit={city.slug === lit}
                handlers={handlersOf(city.slug)}
              />
            );
          })}
        </svg>
      </nav>
      {said ? <HubSaying entry={said} /> : null}
    </>
  );
}
