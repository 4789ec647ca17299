import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router';
import { CityLight } from './city-light.tsx';
import { cityOnMap, type ServedCity } from './city-on-map.ts';
import france from './france.json';
import { useLitCity } from './use-lit-city.ts';

/**
 * The country as a stained-glass window, and what is said of the city that is lit. Without the script the map lights
 * and leads all the same; what each city says stands in the list below.
 */
export default function FranceMap({ cities }: { cities: readonly ServedCity[] }) {
  const { lit, handlersOf } = useLitCity(cities[0]?.slug);
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
      {said ? <Said city={said} /> : null}
    </>
  );
}

function Said({ city: { name, path, locative, sentence } }: { city: ServedCity }) {
  return (
    <div className="hub-said">
      <div aria-live="polite">
        <p className="font-title text-3xl font-semibold text-lime wide:text-4xl">{name}</p>
        <p className="mt-3 text-lg wide:text-xl">{sentence}</p>
      </div>
      <Link to={path} className="hub-way group">
        Nos experts {locative}
        <ArrowRight
          className="size-5 transition-transform duration-300 group-hover:translate-x-1"
          aria-hidden="true"
        />
      </Link>
    </div>
  );
}
