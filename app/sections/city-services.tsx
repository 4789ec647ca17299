import { cityCopy } from 'content-collections';
import { ArrowRight } from 'lucide';
import { Link } from 'react-router';
import { fillText } from '../../content/sentence.ts';
import type { Price } from '../estimate/price.ts';
import { SideBox } from '../ui/box.tsx';
import { Icon } from '../ui/icon.tsx';
import { PriceLine } from './price-line.tsx';

interface CityServicesProps {
  /** « à Lyon », « au Havre ». */
  locative: string;
  services: readonly { name: string; path: string; reason: string; price: Price | null }[];
}

/** The services that firms in a city need most, each with the reason. */
export function CityServices({ locative, services }: CityServicesProps) {
  return (
    <SideBox>
      <h3 className="text-xl">{fillText(cityCopy.intro.services, { place: locative })}</h3>
      <ul className="mt-2">
        {services.map(({ name, path, reason, price }) => (
          <li key={path} className="border-white/25 py-3 not-last:border-b last:pb-0">
            <Link
              to={path}
              className="flex min-h-11 items-center justify-between gap-4 font-title desktop:min-h-0 text-lg font-semibold text-lime hover:text-white"
            >
              {name}
              <Icon icon={ArrowRight} className="size-5 shrink-0" />
            </Link>
            <p className="text-mint desktop:mt-1">{reason}</p>
            <PriceLine price={price} className="mt-2" />
          </li>
        ))}
      </ul>
    </SideBox>
  );
}
