import { homeCopy } from 'content-collections';
import type { Price } from '../estimate/price.ts';
import { ARROW, Button } from '../ui/button.tsx';
import { HeroCards } from './hero-cards.tsx';
import { HeroFilm } from './hero-film.tsx';
import { HeroPicture } from './hero-picture.tsx';
import { HeroSpotlight } from './hero-spotlight.tsx';
import type { Pillars } from './pillars.ts';
import { PriceLine } from './price-line.tsx';

/** First screen of the home page (specification, « Home page »). */
export function HomeHero({ pillars, price }: { pillars: Pillars; price: Price | null }) {
  return (
    <section className="on-dark relative isolate overflow-hidden bg-ink pt-header text-white">
      <HeroPicture />
      <div className="absolute inset-0 -z-10 bg-linear-to-b from-ink/70 from-60% to-ink/25 wide:bg-linear-to-r wide:from-0% wide:from-ink/85 wide:via-ink/75 wide:via-75% wide:to-transparent min-[80rem]:via-ink/70 min-[80rem]:via-55%" />
      <HeroSpotlight />
      <div className="column flex min-h-[calc(100svh-var(--spacing-header))] flex-col justify-between gap-14 pt-content pb-20 desktop:pt-24 desktop:pb-10 wide:pb-20">
        <div className="max-w-4xl">
          <h1 className="text-hero-small desktop:text-hero">{homeCopy.hero.title}</h1>
          <p className="mt-6 max-w-2xl text-lg text-mint desktop:text-xl">{homeCopy.hero.lead}</p>
          <div className="mt-9">
            <Button
              routerLink="/obtenir-un-devis"
              color="white"
              size="large"
              label={homeCopy.hero.action}
              {...ARROW}
            />
            <PriceLine price={price} className="mt-5 max-w-2xl text-mint" />
          </div>
        </div>
        <HeroCards {...pillars} />
      </div>
      <HeroFilm />
    </section>
  );
}
