import type { Price } from '../estimate/price.ts';
import { ARROW, Button } from '../ui/button.tsx';
import { HeroCards } from './hero-cards.tsx';
import { HeroFilm } from './hero-film.tsx';
import { HeroPicture } from './hero-picture.tsx';
import { HeroSpotlight } from './hero-spotlight.tsx';
import type { Pillars } from './pillars.ts';
import { PriceLine } from './price-line.tsx';

interface FilmHeroProps {
  copy: { title: string; lead: string; action: string };
  pillars: Pillars;
  price: Price | null;
  /** Class of its height. */
  height: string;
}

/** First screen of the home page and of /services (specification, « Home page »); the cards lead to the pillars. */
export function FilmHero({ copy, pillars, price, height }: FilmHeroProps) {
  return (
    <section className="on-dark relative isolate overflow-hidden bg-ink pt-header text-white">
      <HeroPicture />
      <div className="absolute inset-0 -z-10 bg-linear-to-b from-ink/70 from-60% to-ink/25 wide:bg-linear-to-r wide:from-0% wide:from-ink/85 wide:via-ink/75 wide:via-75% wide:to-transparent min-[80rem]:via-ink/70 min-[80rem]:via-55%" />
      <HeroSpotlight />
      <div
        className={`column flex flex-col justify-between gap-14 pt-content pb-20 desktop:pt-24 desktop:pb-10 wide:pb-20 ${height}`}
      >
        <div className="max-w-4xl">
          <h1 className="text-hero-small desktop:text-hero">{copy.title}</h1>
          <p className="mt-6 max-w-2xl text-lg text-mint desktop:text-xl">{copy.lead}</p>
          <div className="mt-9">
            <Button
              routerLink="/obtenir-un-devis"
              color="white"
              size="large"
              label={copy.action}
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
