import { serviceListCopy } from 'content-collections';
import type { Price } from '../estimate/price.ts';
import { ARROW, Button } from '../ui/button.tsx';
import { HeroCards } from './hero-cards.tsx';
import { HeroFilm } from './hero-film.tsx';
import { HeroPicture } from './hero-picture.tsx';
import { HeroSpotlight } from './hero-spotlight.tsx';
import type { Pillars } from './pillars.ts';
import { PriceLine } from './price-line.tsx';

/** First screen of /services; its cards lead down to the three detailed sections. */
export function ServicesHero({ pillars, price }: { pillars: Pillars; price: Price | null }) {
  return (
    <section className="on-dark relative isolate overflow-hidden bg-ink pt-header text-white">
      <HeroPicture />
      <div className="absolute inset-0 -z-10 bg-linear-to-b from-ink/80 from-60% to-ink/40 wide:bg-linear-to-r wide:from-ink/90 wide:from-0% wide:via-ink/75 wide:via-60% wide:to-ink/20" />
      <HeroSpotlight />
      <div className="column flex flex-col justify-between gap-14 pt-content pb-20 desktop:min-h-[min(90svh,52rem)] desktop:pt-24 wide:pb-20">
        <div className="max-w-3xl">
          <h1 className="text-hero-small desktop:text-hero">{serviceListCopy.hero.title}</h1>
          <p className="mt-6 max-w-xl text-lg text-mint desktop:text-xl">{serviceListCopy.hero.lead}</p>
          <div className="mt-9">
            <Button
              routerLink="/obtenir-un-devis"
              color="white"
              size="large"
              label={serviceListCopy.hero.action}
              {...ARROW}
            />
            <PriceLine price={price} className="mt-5 max-w-xl text-mint" />
          </div>
        </div>
        <HeroCards {...pillars} />
      </div>
      <HeroFilm />
    </section>
  );
}
