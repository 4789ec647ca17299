import { caseStudyCopy } from 'content-collections';
import { ArrowLeft, ArrowRight } from 'lucide';
import { Link } from 'react-router';
import type { CaseSummary } from '../case-studies/case-summary.ts';
import { Button } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { CARD_SIZES, HALF_SIZES, ScreenPicture } from '../ui/picture.tsx';
import { PREFETCH } from '../ui/prefetch.ts';

interface CaseNeighboursProps {
  /** Absent when it would be the case itself or the same as `next`. */
  previous: CaseSummary | undefined;
  next: CaseSummary | undefined;
}

/** End of a case study: links to the next and previous ones and to the quote page. */
export function CaseNeighbours({ previous, next }: CaseNeighboursProps) {
  return (
    <section aria-labelledby="suite" className="band bg-paper">
      <div className="flex flex-wrap items-center justify-between gap-x-10 gap-y-6">
        <h2 id="suite" className="max-w-2xl text-3xl desktop:text-4xl">
          {caseStudyCopy.next.title}
        </h2>
        <Button routerLink="/obtenir-un-devis" size="large" label={caseStudyCopy.next.action} />
      </div>
      {next ? (
        <nav
          aria-label="Autres réalisations"
          className="mt-12 grid grid-cols-1 border wrap-anywhere border-ink desktop:grid-cols-12"
        >
          <Next study={next} isAlone={!previous} />
          {previous ? <Previous study={previous} /> : null}
        </nav>
      ) : null}
      <p className="mt-6">
        <Link
          to="/realisations"
          className="inline-flex min-h-11 items-center font-semibold underline decoration-2 underline-offset-4 hover:text-emerald"
        >
          {caseStudyCopy.next.all}
        </Link>
      </p>
    </section>
  );
}

function Next({ study, isAlone }: { study: CaseSummary; isAlone: boolean }) {
  return (
    <Link
      to={study.path}
      prefetch={PREFETCH}
      rel="next"
      className={`group on-dark grid grid-cols-1 bg-ink text-white desktop:order-2 ${isAlone ? 'desktop:col-span-12' : 'desktop:col-span-8'} desktop:grid-cols-2`}
    >
      <span className="flex flex-col justify-between gap-8 p-6 desktop:p-8">
        <span className="flex items-center gap-2 font-semibold text-mint">
          {caseStudyCopy.next.following}
          <Icon
            icon={ArrowRight}
            className="size-5 transition-transform duration-200 group-hover:translate-x-1"
          />
        </span>
        <span>
          <span className="block font-title text-[min(3.75rem,17vw)] desktop:text-5xl desktop:leading-none wide:text-[3.75rem] leading-none font-bold tracking-tighter text-lime">
            {study.figure.value}
          </span>
          <span className="mt-4 block font-title text-2xl leading-tight font-semibold tracking-tight text-balance group-hover:underline">
            {study.title}
          </span>
        </span>
      </span>
      <ScreenPicture
        screen={study.image}
        sizes={isAlone ? HALF_SIZES : CARD_SIZES}
        className="aspect-16/10 size-full object-cover object-left"
      />
    </Link>
  );
}

function Previous({ study }: { study: CaseSummary }) {
  return (
    <Link
      to={study.path}
      prefetch={PREFETCH}
      rel="prev"
      className="group flex flex-col justify-between gap-8 bg-white p-6 desktop:col-span-4 desktop:p-8"
    >
      <span className="flex items-center gap-2 font-semibold text-stone">
        <Icon
          icon={ArrowLeft}
          className="size-5 transition-transform duration-200 group-hover:-translate-x-1"
        />
        {caseStudyCopy.next.preceding}
      </span>
      <span>
        <span className="block font-title text-4xl leading-none font-bold tracking-tighter text-emerald">
          {study.figure.value}
        </span>
        <span className="mt-3 block font-title text-xl leading-tight font-semibold tracking-tight text-balance group-hover:underline">
          {study.title}
        </span>
      </span>
    </Link>
  );
}
