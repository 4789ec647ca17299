import { proofCopy } from 'content-collections';
import { Link } from 'react-router';
import { fillText } from '../../content/sentence.ts';
import type { CaseSummary } from '../case-studies/case-summary.ts';
import { ScreenTeaser } from '../ui/picture.tsx';
import { PREFETCH } from '../ui/prefetch.ts';
import { Reveal } from '../ui/reveal.tsx';
import { SampleTag } from '../ui/sample-tag.tsx';
import { Section, type SectionTone } from '../ui/section.tsx';
import { MATCHING_CASE } from './hero-result.tsx';

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
  const { path, title, madeFor, figure, cost, image, sample } = caseStudy;
  return (
    <Section tone={tone} labelledBy={MATCHING_CASE}>
      <Reveal className={`matching ${isMirrored ? 'mirrored' : ''}`}>
        <div className="glazed">
          <ScreenTeaser
            screen={image}
            sizes="(min-width: 1320px) 727px, (min-width: 1050px) 56vw, 100vw"
            className="border border-ink"
          />
        </div>
        <div>
          <p className="text-stone text-balance">
            {fillText(proofCopy.caseStudy.madeFor, { client: madeFor })}
            {'\u00a0\u00a0'}
            {sample ? <SampleTag /> : null}
          </p>
          <p className="mt-4 max-w-sm text-lg font-semibold text-balance">
            <span className="mb-2 block font-title text-[min(3.75rem,17vw)] leading-none font-bold tracking-tighter text-emerald wide:text-7xl">
              {figure.value}
            </span>{' '}
            {figure.label}
          </p>
          <h2 id={MATCHING_CASE} className="text-2xl wide:text-3xl">
            {title}
          </h2>
          <p className="text-stone">{reason}</p>
          {cost ? <p className="case-cost">{cost}</p> : null}
          <Link
            to={path}
            prefetch={PREFETCH}
            className="leads-on inline-flex min-h-11 items-center self-start font-semibold underline decoration-2 underline-offset-4 hover:text-emerald"
          >
            {proofCopy.caseStudy.action}
          </Link>
        </div>
      </Reveal>
    </Section>
  );
}
