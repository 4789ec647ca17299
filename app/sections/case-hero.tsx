import { caseStudyCopy } from 'content-collections';
import { fillText } from '../../content/sentence.ts';
import { Breadcrumbs } from '../chrome/breadcrumbs.tsx';
import type { Crumb } from '../seo/trail.ts';
import { ResultFigure } from '../ui/result-figure.tsx';
import { SampleTag } from '../ui/sample-tag.tsx';
import { ScreenLink } from './screen-link.tsx';
import type { ScreenShown } from './screen-viewer.tsx';

interface CaseHeroProps {
  study: {
    title: string;
    sample: boolean;
    description: string;
    madeFor: string;
    figure: { value: string; label: string };
    images: readonly ScreenShown[];
  };
  trail: readonly Crumb[];
}

/** First screen of a case study: its key figure, then the product at full width across the lower edge. */
export function CaseHero({ study, trail }: CaseHeroProps) {
  const { title, sample, description, madeFor, figure, images } = study;
  return (
    <section className="on-dark relative bg-paper bg-linear-to-b from-ink from-[calc(100%-25vw)] to-transparent to-[calc(100%-25vw)] pt-header text-white desktop:from-[calc(100%-20rem)] desktop:to-[calc(100%-20rem)]">
      <div className="column pt-4 desktop:pt-6">
        <Breadcrumbs trail={trail} />
        <div className="grid gap-8 pb-10 desktop:grid-cols-12 desktop:gap-10 desktop:pb-14">
          <div className="desktop:col-span-7">
            <h1 className="text-hero-small wide:text-[3.25rem]">{title}</h1>
            <p className="mt-5 max-w-[38rem] text-lg text-mint">{description}</p>
            <p className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-2 font-semibold">
              <span>{fillText(caseStudyCopy.hero.madeFor, { client: madeFor })}</span>
              {sample ? <SampleTag /> : null}
            </p>
          </div>
          <p className="self-end border-l-4 border-lime pl-5 desktop:col-span-5 desktop:pl-8">
            <ResultFigure {...figure} size="large" className="text-lime" />
          </p>
        </div>
        <ScreenLink screens={images} index={0} eager />
      </div>
    </section>
  );
}
