import { proofCopy } from 'content-collections';
import { ArrowRight } from 'lucide';
import { Link } from 'react-router';
import { fillText } from '../../content/sentence.ts';
import type { CaseSummary } from '../case-studies/case-summary.ts';
import { Icon } from '../ui/icon.tsx';
import { ScreenTeaser } from '../ui/picture.tsx';
import { PREFETCH } from '../ui/prefetch.ts';
import { Reveal } from '../ui/reveal.tsx';
import { SampleTag } from '../ui/sample-tag.tsx';
import { Section, type SectionTone } from '../ui/section.tsx';

/** Id of its heading. */
export const MATCHING_CASE = 'realisation-proche';

interface MatchingCaseProps {
  caseStudy: CaseSummary;
  /** Why the case matters to readers of the page. */
  reason: string;
  tone?: Extract<SectionTone, 'paper' | 'white'>;
  /** Whether its screen is on the right. */
  isMirrored?: boolean;
}

/** The case study closest to a page's subject: a screen, its key figure and a link. */
export function MatchingCase({ caseStudy, reason, tone = 'white', isMirrored = false }: MatchingCaseProps) {
  const { path, title, madeFor, figure, image, sample } = caseStudy;
  return (
    <Section tone={tone} labelledBy={MATCHING_CASE}>
      {/* On a phone the picture stands under the title. */}
      <Reveal className="flex flex-col desktop:grid desktop:gap-8 wide:grid-cols-12 wide:items-center wide:gap-12">
        <div
          className={`glazed max-desktop:order-1 max-desktop:mt-5 wide:col-span-7 ${isMirrored ? 'wide:order-last' : ''}`}
        >
          <ScreenTeaser
            screen={image}
            sizes="(min-width: 1320px) 727px, (min-width: 1050px) 56vw, 100vw"
            className="border border-ink"
          />
        </div>
        <div className="max-desktop:contents only-desktop:columns-2 only-desktop:gap-12 wide:col-span-5">
          <p className="flex flex-wrap items-center gap-x-3 gap-y-2 text-stone">
            {fillText(proofCopy.caseStudy.madeFor, { client: madeFor })} {sample ? <SampleTag /> : null}
          </p>
          <p className="mt-4 max-w-sm text-lg font-semibold text-balance">
            <span className="mb-2 block font-title text-[min(3.75rem,17vw)] leading-none font-bold tracking-tighter text-emerald wide:text-7xl">
              {figure.value}
            </span>{' '}
            {figure.label}
          </p>
          <h2
            id={MATCHING_CASE}
            className="mt-5 text-2xl wide:mt-7 only-desktop:mt-0 only-desktop:break-before-column wide:text-3xl"
          >
            {title}
          </h2>
          <p className="mt-3 text-stone max-desktop:order-1">{reason}</p>
          <Link
            to={path}
            prefetch={PREFETCH}
            className="mt-3 inline-flex min-h-11 items-center self-start max-desktop:order-1 desktop:mt-5 gap-2 font-semibold underline decoration-2 underline-offset-4 hover:text-emerald"
          >
            {proofCopy.caseStudy.action}
            <Icon icon={ArrowRight} className="size-5" />
          </Link>
        </div>
      </Reveal>
    </Section>
  );
}
