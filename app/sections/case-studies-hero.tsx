import { caseListCopy } from 'content-collections';
import { fillText } from '../../content/sentence.ts';
import type { Review } from '../case-studies/review.ts';
import { Button } from '../ui/button.tsx';
import { Picture } from '../ui/picture.tsx';
import { SampleTag } from '../ui/sample-tag.tsx';

interface CaseStudiesHeroProps {
  count: number;
  /** A director's review of her online shop (specification, « Realisations »). */
  review: Review | undefined;
}

/** Head of /realisations, with a director's review. */
export function CaseStudiesHero({ count, review }: CaseStudiesHeroProps) {
  return (
    <section className="on-dark relative isolate overflow-hidden bg-ink pt-header text-white">
      <div className="absolute inset-y-0 right-0 -z-20 w-full opacity-35 desktop:w-[62%] desktop:opacity-100">
        <Picture
          src="/assets/realisations/accueil-1.svg"
          alt=""
          width={1200}
          height={1080}
          eager
          className="size-full object-cover object-left"
        />
        <div className="absolute inset-0 bg-linear-to-t from-ink from-60% to-ink/0 desktop:bg-linear-to-r desktop:from-ink desktop:from-0% desktop:via-ink/60 desktop:via-45% desktop:to-ink/10" />
      </div>
      <div className="column grid gap-10 py-content desktop:gap-12 desktop:py-20">
        <div className="desktop:max-w-[37rem] wide:max-w-[40rem]">
          <h1 className="text-hero-small desktop:text-hero">{caseListTitle(count)}</h1>
          <p className="mt-6 max-w-xl text-lg text-mint desktop:text-xl">{caseListCopy.hero.lead}</p>
          <div className="mt-9">
            <Button
              routerLink="/obtenir-un-devis"
              color="white"
              size="large"
              label={caseListCopy.hero.action}
            />
          </div>
        </div>
        {review ? <Word {...review} /> : null}
      </div>
    </section>
  );
}

/** Below the button, so that nobody in the picture stands behind it. */
function Word({ author, role, company, city, quote, sample }: Review) {
  return (
    <figure className="border-l-4 border-lime pl-5 desktop:max-w-[28rem] desktop:pl-7 wide:max-w-[36rem]">
      <blockquote className="text-lg leading-snug font-medium text-pretty desktop:text-xl">
        « {quote} »
      </blockquote>
      <figcaption className="mt-5 flex flex-wrap items-center gap-x-4 gap-y-2">
        <span>
          <strong className="font-title text-lg">{author}</strong>
          <span className="block text-mint">
            {role}, {company} ({city})
          </span>
        </span>
        {sample ? <SampleTag /> : null}
      </figcaption>
    </figure>
  );
}

/** Heading of /realisations, by number of cases. */
export function caseListTitle(count: number): string {
  const { title, titleOfOne, titleOfNone } = caseListCopy.hero;
  if (count > 1) return fillText(title, { count });
  return count === 1 ? titleOfOne : titleOfNone;
}
