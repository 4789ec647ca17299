import { Link } from 'react-router';
import { type CityOnMap, MAP } from './city-on-map.ts';
import type { HubEntry } from './hub-entry.ts';
import type { LitHandlers } from './use-lit.ts';

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
 * its part of a round pane, its halo and its name. A press on its department reaches it, and one near its
 * point; where several cities are close or share a department, the nearest.
 */
export function CityLight({ city, place, cell, isShared, isLit, handlers }: CityLightProps) {
  const { x, y, labelX, labelY, light, pane, part } = place;
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
      <text x={labelX} y={labelY} className="city-name">
        {city.name}
      </text>
    </Link>
  );
}
