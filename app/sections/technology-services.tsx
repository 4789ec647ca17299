import { technologyCopy } from 'content-collections';
import { ArrowRight } from 'lucide';
import { Link } from 'react-router';
import { fillText } from '../../content/sentence.ts';
import type { Price } from '../estimate/price.ts';
import { Icon } from '../ui/icon.tsx';
import { SideBox } from '../ui/side-box.tsx';
import { PriceLine } from './price-line.tsx';

interface TechnologyServicesProps {
  name: string;
  services: readonly { name: string; path: string; price: Price | null }[];
}

/** The services that use a technology. */
export function TechnologyServices({ name, services }: TechnologyServicesProps) {
  return (
    <SideBox>
      <h3 className="text-xl">{fillText(technologyCopy.intro.services, { technology: name })}</h3>
      <ul className="mt-2">
        {services.map((service) => (
          <li key={service.path} className="border-white/25 not-last:border-b">
            <Link
              to={service.path}
              className="group flex min-h-12 items-center justify-between gap-4 py-2 font-title text-lg font-semibold text-lime hover:text-white"
            >
              {service.name}
              <Icon
                icon={ArrowRight}
                className="size-5 shrink-0 transition-transform duration-300 group-hover:translate-x-1"
              />
            </Link>
            <PriceLine price={service.price} className="pb-3 text-mint" />
          </li>
        ))}
      </ul>
    </SideBox>
  );
}
