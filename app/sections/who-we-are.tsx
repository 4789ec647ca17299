import { agency, homeCopy, proofCopy } from 'content-collections';
import { ArrowDown, ArrowRight } from 'lucide';
import { Link } from 'react-router';
import { fillText } from '../../content/sentence.ts';
import type { CaseSummary } from '../case-studies/case-summary.ts';
import { Button } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { Picture, ScreenTeaser } from '../ui/picture.tsx';
import { PREFETCH } from '../ui/prefetch.ts';
import { ResultFigure } from '../ui/result-figure.tsx';
import { Reveal } from '../ui/reveal.tsx';
import { SampleTag } from '../ui/sample-tag.tsx';
import { Section } from '../ui/section.tsx';
import { MATCHING_CASE } from './hero-result.tsx';

/** One case at full width below the hero, then who the agency is. */
export function WhoWeAre({ caseStudy }: { caseStudy: CaseSummary | undefined }) {
  return (
    <Section tone="paper" labelledBy="qui-sommes-nous">
      {caseStudy ? <Proof caseStudy={caseStudy} /> : null}
      <div
        className={`${caseStudy ? 'mt-12 desktop:mt-24 wide:mt-32 ' : ''}grid gap-7 desktop:grid-cols-12 wide:items-center desktop:gap-8`}
      >
        {/* On a phone the picture stands under the title. */}
        <div className="max-desktop:contents desktop:col-span-7 wide:col-span-8">
          <h2 id="qui-sommes-nous" className="heading">
            {homeCopy.whoWeAre.title}
          </h2>
          <div className="max-desktop:order-2 desktop:mt-7 desktop:text-lg">
            <p className="max-w-2xl">{fillText(homeCopy.whoWeAre.lead, { brand: agency.brand })}</p>
            <p className="mt-4 max-w-2xl">{homeCopy.whoWeAre.text}</p>
            <div className="mt-7">
              <Button
                fragment="expertise"
                color="black-outline"
                label={homeCopy.whoWeAre.action}
                icon={<Icon icon={ArrowDown} className="size-5" />}
                iconPosition="right"
              />
            </div>
          </div>
        </div>
        <Reveal className="relative mr-4 before:absolute before:-right-4 before:-bottom-4 before:h-2/3 before:w-2/3 before:bg-emerald max-desktop:order-1 mb-4 desktop:col-span-5 wide:mb-0 wide:col-span-4 wide:col-start-9">
          <div className="glazed h-full">
            <Picture
              src="/assets/home/qui-sommes-nous.svg"
              alt=""
              width={1000}
              height={1200}
              className="aspect-3/2 w-full border border-ink object-cover only-desktop:h-full wide:aspect-4/5"
            />
          </div>
        </Reveal>
      </div>
    </Section>
  );
}

/** One case and its key figure; the whole card is a link. */
function Proof({ caseStudy }: { caseStudy: CaseSummary }) {
  const { path, title, madeFor, figure, cost, image, sample } = caseStudy;
  return (
    <article
      id={MATCHING_CASE}
      className="group relative grid grid-cols-1 wrap-anywhere wide:-mt-10 wide:grid-cols-12"
    >
      <ScreenTeaser screen={image} className="border border-ink wide:col-span-8" />
      <div className="on-dark grid gap-6 bg-emerald p-6 text-white desktop:-mt-[4%] desktop:ml-[12%] desktop:grid-cols-[2fr_3fr] desktop:p-9 wide:col-span-4 wide:mt-0 wide:-mb-8 wide:-ml-7 wide:grid-cols-1 wide:self-end">
        <p>
          <ResultFigure {...figure} size="medium" className="text-lime" />
        </p>
        <div>
          <h2 className="text-xl desktop:text-2xl wide:text-[1.75rem]">
            <Link
              to={path}
              prefetch={PREFETCH}
              className="after:absolute after:inset-0 focus-visible:after:outline-3 focus-visible:after:outline-offset-3 focus-visible:after:outline-lime"
            >
              {title}
            </Link>
          </h2>
          <p className="mt-3 text-balance">
            {fillText(proofCopy.caseStudy.madeFor, { client: madeFor })}
            {'\u00a0\u00a0'}
            {sample ? <SampleTag /> : null}
          </p>
          {cost ? <p className="case-cost mt-3">{cost}</p> : null}
          <p className="mt-3 flex items-center gap-2 font-semibold" aria-hidden="true">
            {proofCopy.caseStudy.action}
            <Icon
              icon={ArrowRight}
              className="size-5 transition-transform duration-200 group-hover:translate-x-1"
            />
          </p>
        </div>
      </div>
    </article>
  );
}
