import { Link } from 'react-router';
import { type CityOnMap, cityCell, cityOnMap, MAP } from './city-on-map.ts';
import france from './france.json';
import { type HubEntry, HubSaying } from './hub.tsx';
import { type LitHandlers, useLit } from './use-lit.ts';

/**
 * France as a stained-glass map, and the sentence of the lit city. Without JavaScript the map still lights
 * and links; the list below has every sentence.
 */
export function FranceMap({ cities }: { cities: readonly HubEntry[] }) {
  // A city that colleagues added is in the list below alone.
  const places = cities.flatMap((city) => {
    const place = cityOnMap(city.slug);
    return place ? [{ city, place }] : [];
  });
  const { lit, handlersOf } = useLit(places[0]?.city.slug);
  const said = places.find(({ city }) => city.slug === lit)?.city;
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
          <use href={`${MAP}#loupes`} className="pointer-events-none" />
        </svg>
      </nav>
      {said ? <HubSaying entry={said} /> : null}
    </>
  );
}

/** The departments of the cities, once each, and over them the parts of loupes. */
function glassAtRest(places: readonly CityOnMap[]) {
  return [
    ...places.flatMap(({ pane, light, shares }) => (shares ? [] : [{ shape: pane, light }])),
    ...places.flatMap(({ part, light }) => (part ? [{ shape: part, light }] : [])),
  ];
}

interface CityLightProps {
  city: HubEntry;
  place: CityOnMap;
  /** Its part of the map, where other cities are close (`cityCell`). */
  cell: string | undefined;
  /** Whether its department is another city's too. */
  isShared: boolean;
  isLit: boolean;
  handlers: LitHandlers;
}

/**
 * A city on the map, linked to its page. Lit by CSS (`styles/hubs.css`): its department over the unlit pane,
 * its part of a loupe, its halo and its name. A press on its department reaches it, and one near its
 * point; where several cities are close or share a department, the nearest.
 */
function CityLight({ city, place, cell, isShared, isLit, handlers }: CityLightProps) {
  const { x, y, labelX, labelY, light, pane, part, name } = place;
  const cellId = `cell-${city.slug}`;
  return (
    <Link to={city.path} className="city" data-lit={isLit ? '' : undefined} {...handlers}>
      <use
        href={`${MAP}#${pane}`}
        className={isShared ? 'city-light city-shared' : 'city-light'}
        fill={`url(#${light}-lit)`}
      />
      {part ? <use href={`${MAP}#${part}`} className="city-light" fill={`url(#${light}-lit)`} /> : null}
      <circle cx={x} cy={y} r="170" className="city-glow" fill={`url(#${light}-glow)`} />
      {cell ? (
        <clipPath id={cellId}>
          <path d={cell} />
        </clipPath>
      ) : null}
      <g className="city-reach" clipPath={cell ? `url(#${cellId})` : undefined}>
        {isShared ? <use href={`${MAP}#${pane}`} /> : null}
        <circle cx={x} cy={y} r="38" />
      </g>
      <circle cx={x} cy={y} r="5" className="city-point" />
      {name ? (
        // biome-ignore lint/a11y/noAriaHiddenOnFocusable: nothing in it takes the focus; the link has its name below
        <text
          x={name.x}
          y={name.y}
          textAnchor={name.end === 'left' ? 'start' : name.end === 'right' ? 'end' : 'middle'}
          className="city-rest"
          aria-hidden="true"
        >
          {city.name}
        </text>
      ) : null}
      <text x={labelX} y={labelY} className="city-name">
        {city.name}
      </text>
    </Link>
  );
}
