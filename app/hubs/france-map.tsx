import { cityCell } from './city-cell.ts';
import { CityLight } from './city-light.tsx';
import { type CityOnMap, cityOnMap, MAP } from './city-on-map.ts';
import france from './france.json';
import type { HubEntry } from './hub-entry.ts';
import { HubSaying } from './hub-saying.tsx';
import { useLit } from './use-lit.ts';

/**
 * France as a stained-glass map, and the sentence of the lit city. Without JavaScript the map still lights
 * and links; the list below has every sentence.
 */
export function FranceMap({ cities }: { cities: readonly HubEntry[] }) {
  const { lit, handlersOf } = useLit(cities[0]?.slug);
  const said = cities.find(({ slug }) => slug === lit);
  const places = cities.flatMap((city) => {
    const place = cityOnMap(city.slug);
    return place ? [{ city, place }] : [];
  });
  const onMap = places.map(({ place }) => place);
  return (
    <>
      <nav aria-label="Carte de nos villes" className="hub-map">
        {/* biome-ignore lint/a11y/noSvgWithoutTitle: its links have names, and a title would follow the pointer */}
        <svg viewBox={`0 0 ${france.width} ${france.height}`} className="france">
          {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own drawing */}
          <defs dangerouslySetInnerHTML={{ __html: france.paints }} />
          <use href={`${MAP}#dark`} />
          {glassAtRest(onMap).map(({ shape, light }) => (
            <use key={shape} href={`${MAP}#${shape}`} fill={`url(#${light}-rest)`} />
          ))}
          <use href={`${MAP}#lead`} className="pointer-events-none" />
          {places.map(({ city, place }) => (
            <CityLight
              key={city.slug}
              city={city}
              place={place}
              cell={cityCell(place, onMap)}
              isShared={onMap.some((other) => other !== place && other.pane === place.pane)}
              isLit={city.slug === lit}
              handlers={handlersOf(city.slug)}
            />
          ))}
        </svg>
      </nav>
      {said ? <HubSaying entry={said} /> : null}
    </>
  );
}

/** The departments of the cities, once each, and over them the parts of round panes. */
function glassAtRest(places: readonly CityOnMap[]) {
  return [
    ...places.flatMap(({ pane, light, shares }) => (shares ? [] : [{ shape: pane, light }])),
    ...places.flatMap(({ part, light }) => (part ? [{ shape: part, light }] : [])),
  ];
}
