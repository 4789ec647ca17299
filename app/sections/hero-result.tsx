import { proofCopy } from 'content-collections';
import { Link } from 'react-router';
import { fillText } from '../../content/sentence.ts';
import type { CaseSummary } from '../case-studies/case-summary.ts';
import { SampleTag } from '../ui/sample-tag.tsx';

interface HeroResultProps {
  /** What it has to do with the page: « Un client à Lyon »; none where that is unknown. */
  about?: string | undefined;
  caseStudy: CaseSummary;
  className?: string;
}

/** The result of a case, on a page's first screen: fewer elements than `ResultFigure`, with a link. */
export function HeroResult({
  about,
  caseStudy: { figure, path, client, sample },
  className = '',
}: HeroResultProps) {
  return (
    <p className={`max-w-sm font-semibold text-mint ${className}`}>
      {about}
      {'\u00a0 '}
      {sample ? <SampleTag /> : null}
      <strong className="my-2 block font-title text-5xl leading-none font-bold tracking-tighter text-lime">
        {figure.value}
      </strong>{' '}
      {figure.label}{' '}
      <Link
        to={path}
        className="mt-1 block w-fit py-1 text-white underline decoration-1 underline-offset-4 hover:text-(--accent)"
      >
        {fillText(proofCopy.caseStudy.name, { client: client.name })}
      </Link>
    </p>
  );
}
