import { Link } from 'react-router';
import type { CaseSummary } from '../case-studies/case-summary.ts';
import type { Price } from '../estimate/price.ts';
import { Button } from '../ui/button.tsx';
import { Picture } from '../ui/picture.tsx';
import { HeroFilm } from './hero-film.tsx';
import { HeroResult } from './hero-result.tsx';
import { HeroSpotlight } from './hero-spotlight.tsx';
import type { Pillars } from './pillars.ts';
import { PriceLine } from './price-line.tsx';

interface WindowsHeroProps {
  copy: { title: string; lead: string; action: string };
  pillars: Pillars;
  price: Price | null;
  caseStudy: CaseSummary | undefined;
}

/** First screen of /services: before its film, three windows below its text, each of which leads to a pillar. */
export function WindowsHero({ copy, pillars, price, caseStudy }: WindowsHeroProps) {
  return (
    <section className="on-dark bleed relative isolate overflow-hidden bg-ink pt-header pb-6 text-white desktop:pb-12">
      <HeroSpotlight />
      <div className="grid gap-6 pt-content pb-8 desktop:grid-cols-12 desktop:gap-x-12 desktop:gap-y-7 desktop:pb-12 wide:pt-20 wide:pb-10">
        <h1 className="text-hero-small desktop:col-span-full desktop:text-hero wide:col-span-7 wide:text-[min(4rem,4.8vw)]">
          {copy.title}
        </h1>
        <p className="text-lg text-mint desktop:col-span-5 desktop:text-xl wide:col-span-6 wide:row-start-2">
          {copy.lead}
        </p>
        <div className="desktop:col-span-7 wide:col-span-5 wide:row-span-2 wide:self-end">
          <Button routerLink="/obtenir-un-devis" color="white" size="large" label={copy.action} />
          <PriceLine price={price} className="mt-5 text-mint" />
          {caseStudy ? <HeroResult caseStudy={caseStudy} isBelow={false} isMarked={price?.isSample} /> : null}
        </div>
      </div>
      <HeroWindows {...pillars} />
      <HeroFilm
        view="object-[62%_30%] opacity-15"
        control="top-[calc(var(--spacing-header)+0.5rem)] right-[max(var(--gutter),(100%-var(--container-page))/2)]"
      />
    </section>
  );
}

/** Drawings of the pillars, in their order. */
const PICTURES = ['consulting', 'conception', 'marketing'];

/** The pillars as windows in one frame, each under its drawing; beside it on a narrow screen. */
function HeroWindows({ label, cards }: Pillars) {
  return (
    <ul
      aria-label={label}
      className="windows grid border border-white/30 bg-ink wide:grid-cols-3 max-wide:divide-y wide:divide-x divide-white/30"
    >
      {cards.map(({ title, text, path }, index) => (
        <li
          key={title}
          className="relative grid grid-cols-[7rem_1fr] max-[22rem]:grid-cols-[5.5rem_1fr] max-wide:content-center gap-x-5 transition-colors duration-300 has-[a:hover]:bg-forest desktop:grid-cols-[9rem_1fr] wide:block wide:pb-7"
        >
          <Picture
            src={`/assets/home/piliers.svg#${PICTURES[index]}`}
            alt=""
            width={1000}
            height={800}
            eager
            className="row-span-2 h-full w-full object-cover object-bottom wide:h-[clamp(15rem,43svh,27.5rem)] wide:border-b wide:border-white/30"
          />
          <h2 className="leads-on self-end pt-4 pr-4 text-lg font-semibold max-[24rem]:after:hidden desktop:text-xl wide:px-7 wide:pt-7">
            <Link to={path ?? '/services'} className="after:absolute after:inset-0">
              {title}
            </Link>
          </h2>
          <p className="mt-1 pr-4 pb-4 text-mint desktop:mt-2 wide:px-7 wide:pb-0">{text}</p>
        </li>
      ))}
    </ul>
  );
}
