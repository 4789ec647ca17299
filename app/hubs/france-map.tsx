import { Link } from 'react-router';
import france from './france.json';
import { type HubEntry, HubSaying } from './hub.tsx';
import { type LitHandlers, useLit } from './use-lit.ts';

interface FranceMapProps {
  cities: readonly HubEntry[];
  /** Slug of the city that is lit at first. */
  first: string | undefined;
}

/**
 * France as a stained-glass map, and the sentence of the lit city. Without JavaScript the map still lights
 * and links; the list below has every sentence.
 */
export function FranceMap({ cities, first }: FranceMapProps) {
  // A city that colleagues added is in the list below alone.
  const places = cities.flatMap((city) => {
    const place = cityOnMap(city.slug);
    return place ? [{ city, place }] : [];
  });
  const { lit, handlersOf } = useLit(
    (places.find(({ city }) => city.slug === first) ?? places[0])?.city.slug,
  );
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
  const { x, y, name, light, pane, part } = place;
  const standing = {
    x: name.x,
    y: name.y,
    dy: name.hangs ? CAPITAL : undefined,
    textAnchor: name.end === 'left' ? 'start' : name.end === 'right' ? 'end' : 'middle',
  } as const;
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
      {/* biome-ignore lint/a11y/noAriaHiddenOnFocusable: nothing in it takes the focus; the link has its name below */}
      <text {...standing} className="city-rest" aria-hidden="true">
        {city.name}
      </text>
      <text {...standing} className="city-name">
        {city.name}
      </text>
    </Link>
  );
}

/** SVG shapes of the map by id: `dark`, `lead`, `loupes`, and the panes of the cities (`artwork/cities/hub.ts`). */
export const MAP = '/assets/carte.svg';

/** Height of a capital letter. */
const CAPITAL = '.7em';

/** Position of a city on the map, and the ids of its shapes. */
interface CityOnMap {
  x: number;
  y: number;
  /** Where its name stands, and which end of it: the middle else; whether that is its top. */
  name: { x: number; y: number; end?: string; hangs?: boolean };
  light: string;
  pane: string;
  /** The pane is the link of another city of the same department. */
  shares?: boolean;
  /** Id of its part of a loupe. */
  part?: string;
}

const ON_MAP: ReadonlyMap<string, CityOnMap> = new Map(Object.entries<CityOnMap>(france.cities));

/** `undefined` for a city that is not drawn yet (`npm run artwork -- cities`). */
export function cityOnMap(slug: string): CityOnMap | undefined {
  return ON_MAP.get(slug);
}

type Place = Pick<CityOnMap, 'x' | 'y'>;
type Point = readonly [x: number, y: number];

/** Cities nearer to each other than this share the map between them: the discs round their points would meet. */
const CLOSE = 76;

/** Half the side of a cell that nothing cuts: beyond any department. */
const FAR = 300;

/**
 * The part of the map that is nearer to a city than to the cities close to it, as an SVG path: what lies there leads
 * to that city, whichever is drawn last. `undefined` for a city with none close to it.
 */
export function cityCell(city: Place, cities: readonly Place[]): string | undefined {
  const close = cities.filter(
    (other) => other !== city && Math.hypot(other.x - city.x, other.y - city.y) < CLOSE,
  );
  if (close.length === 0) return undefined;
  const { x, y } = city;
  const square: Point[] = [
    [x - FAR, y - FAR],
    [x + FAR, y - FAR],
    [x + FAR, y + FAR],
    [x - FAR, y + FAR],
  ];
  const cell = close.reduce((corners: readonly Point[], other) => nearerSide(corners, city, other), square);
  return `M${cell.map((point) => point.map((value) => Math.round(value * 10) / 10).join(' ')).join('L')}z`;
}

/** Cuts a polygon along the line half way between two cities (Sutherland–Hodgman), and keeps the side of the first. */
function nearerSide(corners: readonly Point[], city: Place, other: Place): Point[] {
  const beyond = ([x, y]: Point) =>
    (x - (city.x + other.x) / 2) * (other.x - city.x) + (y - (city.y + other.y) / 2) * (other.y - city.y);
  return corners.flatMap((corner, index) => {
    const next = corners[(index + 1) % corners.length] ?? corner;
    const [here, there] = [beyond(corner), beyond(next)];
    const kept = here <= 0 ? [corner] : [];
    if (here <= 0 === there <= 0) return kept;
    const share = here / (here - there);
    return [...kept, [corner[0] + share * (next[0] - corner[0]), corner[1] + share * (next[1] - corner[1])]];
  });
}
