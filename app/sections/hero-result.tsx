import { Link } from 'react-router';
import type { CaseSummary } from '../case-studies/case-summary.ts';
import { SampleTag } from '../ui/sample-tag.tsx';

/** Id of the case that a page shows (matching-case.tsx). */
export const MATCHING_CASE = 'realisation-proche';

export interface HeroResultProps {
  caseStudy: CaseSummary;
  /** Where its client is, on the page of a city there or near: « à Lyon ». */
  place?: string | undefined;
  /** Whether the page shows the case, further down. */
  isBelow?: boolean;
  /** Whether its section has a sample mark already. */
  isMarked?: boolean | undefined;
}

/** On a page’s first screen: the figure of the case that stands below, in a line that leads to it. */
export function HeroResult({ caseStudy, place, isBelow = true, isMarked }: HeroResultProps) {
  const { figure, path, client, sample } = caseStudy;
  return (
    <Link to={isBelow ? `#${MATCHING_CASE}` : path} className="hero-result">
      {unbroken(figure.value)}{' '}
      <span>
        {`${figure.brief ?? figure.label}\u202f: ${unbroken([client.name, place].filter(Boolean).join(', '))}`}
        {sample && !isMarked ? (
          <>
            {' '}
            <SampleTag />
          </>
        ) : null}
      </span>
    </Link>
  );
}

function unbroken(text: string): string {
  return text.replaceAll(' ', '\u00a0');
}
