import type { Price } from '../estimate/price.ts';
import { Button } from '../ui/button.tsx';
import { HeroCards } from './hero-cards.tsx';
import { HeroFilm } from './hero-film.tsx';
import { HeroSpotlight } from './hero-spotlight.tsx';
import type { Pillars } from './pillars.ts';
import { PriceLine } from './price-line.tsx';

interface WindowsHeroProps {
  copy: { title: string; lead: string; action: string };
  pillars: Pillars;
  price: Price | null;
}

/** First screen of /services: below its text the film is seen through three windows, each of which leads to a pillar. */
export function WindowsHero({ copy, pillars, price }: WindowsHeroProps) {
  return (
    <section className="on-dark bleed relative isolate overflow-hidden bg-ink pt-header pb-6 text-white desktop:pb-12">
      <HeroSpotlight />
      <div className="grid gap-6 pt-content pb-8 desktop:grid-cols-12 desktop:gap-x-12 desktop:gap-y-7 desktop:pb-12">
        <h1 className="text-hero-small desktop:col-span-full desktop:text-hero wide:col-span-7 wide:row-span-2">
          {copy.title}
        </h1>
        <p className="text-lg text-mint desktop:col-span-5 desktop:text-xl wide:mt-2">{copy.lead}</p>
        <div className="desktop:col-span-7 wide:col-span-5">
          <Button routerLink="/obtenir-un-devis" color="white" size="large" label={copy.action} />
          <PriceLine price={price} className="mt-5 text-mint" />
        </div>
      </div>
      <div className="windows relative isolate">
        <HeroFilm view="origin-[100%_35%] scale-160 object-[100%_30%]" control="top-3 right-3" />
        <HeroCards {...pillars} />
      </div>
    </section>
  );
}
