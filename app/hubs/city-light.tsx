import { Link } from 'react-router';
import { type CityOnMap, MAP } from './city-on-map.ts';
import type { HubEntry } from './hub-entry.ts';
import type { LitHandlers } from './use-lit.ts';

interface CityLightProps {
  city: HubEntry;
  place: CityOnMap;
  isLit: boolean;
  handlers: LitHandlers;
}

/**
 * A city on the map, linked to its page. Lit by CSS (`styles/hubs.css`): its department over the unlit pane,
 * its part of a round pane, its halo and its name.
 */
export function CityLight({ city, place, isLit, handlers }: CityLightProps) {
  const { x, y, labelX, labelY, light, pane, part, shares } = place;
  return (
    <Link to={city.path} className="city" data-lit={isLit ? '' : undefined} {...handlers}>
      <use
        href={`${MAP}#${pane}`}
        className={shares ? 'city-light city-shared' : 'city-light'}
        fill={`url(#${light}-lit)`}
      />
      {part ? <use href={`${MAP}#${part}`} className="city-light" fill={`url(#${light}-lit)`} /> : null}
      <circle cx={x} cy={y} r="170" className="city-glow" fill={`url(#${light}-glow)`} />
      {part ? null : <circle cx={x} cy={y} r="38" className="city-reach" />}
      <circle cx={x} cy={y} r="5" className="city-point" />
      <text x={labelX} y={labelY} className="city-name">
        {city.name}
      </text>
    </Link>
  );
}
