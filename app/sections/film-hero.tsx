import type { CaseSummary } from '../case-studies/case-summary.ts';
import type { Price } from '../estimate/price.ts';
import { Button } from '../ui/button.tsx';
import { HeroCards } from './hero-cards.tsx';
import { HeroFilm } from './hero-film.tsx';
import { HeroResult } from './hero-result.tsx';
import { HeroSpotlight } from './hero-spotlight.tsx';
import type { Pillars } from './pillars.ts';
import { PriceLine } from './price-line.tsx';

interface FilmHeroProps {
  copy: { title: string; lead: string; action: string };
  pillars: Pillars;
  price: Price | null;
  /** The case that the page shows below. */
  caseStudy: CaseSummary | undefined;
}

/** First screen of the home page (specification, « Home page »); the cards lead to the pillars. */
export function FilmHero({ copy, pillars, price, caseStudy }: FilmHeroProps) {
  return (
    <section className="hero on-dark bleed relative isolate overflow-hidden bg-ink pt-header text-white max-tablet:grid-rows-[auto_48vw] wide:min-h-svh wide:pb-12">
      <HeroSpotlight />
      <div className="hero-text pt-content desktop:pt-16 tablet:max-w-[min(56rem,80%)] tablet:pb-12 wide:pt-18">
        <h1 className="text-hero-small desktop:text-hero">{copy.title}</h1>
        <p className="mt-6 text-lg text-mint tablet:max-w-lg desktop:text-xl wide:max-w-2xl">{copy.lead}</p>
        <div className="mt-7 desktop:mt-9">
          <Button routerLink="/obtenir-un-devis" color="white" size="large" label={copy.action} />
          <PriceLine price={price} className="mt-5 max-w-2xl text-mint" />
          {caseStudy ? <HeroResult caseStudy={caseStudy} isMarked={price?.isSample} /> : null}
        </div>
      </div>
      <HeroCards {...pillars} />
      <HeroFilm view="hall">
        <img
          src="/assets/home/verriers.svg"
          alt=""
          width={1920}
          height={1080}
          className="hall hall-veil absolute inset-0 size-full object-cover"
          fetchPriority="low"
        />
      </HeroFilm>
    </section>
  );
}
