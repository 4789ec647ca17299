import { proofCopy } from 'content-collections';
import { ArrowDown } from 'lucide';
import { Link } from 'react-router';
import { fillText } from '../../content/sentence.ts';
import { titleTypography } from '../../domain/typography.ts';
import type { CaseSummary } from '../case-studies/case-summary.ts';
import { Icon } from '../ui/icon.tsx';
import { SampleTag } from '../ui/sample-tag.tsx';
import { MATCHING_CASE } from './matching-case.tsx';

interface HeroResultProps {
  /** What it has to do with the page: « Un client à Lyon »; none where that is unknown. */
  about?: string | undefined;
  caseStudy: CaseSummary;
  /** Whether the page shows the case below, with its figure. */
  isBelow: boolean;
  /** Whether its section has a sample mark already. */
  isMarked: boolean;
  className?: string;
}

/** On a page’s first screen: the client of the case that stands below it, else its result. */
export function HeroResult({
  about,
  caseStudy: { figure, path, client, sample },
  isBelow,
  isMarked,
  className = '',
}: HeroResultProps) {
  const tag = sample && !isMarked ? <SampleTag /> : null;
  const link = 'underline decoration-1 underline-offset-4 hover:text-(--accent)';
  if (isBelow)
    return (
      <p className={`font-semibold text-mint ${className}`}>
        {about ? `${titleTypography(about)}\u202f: ` : null}
        <a href={`#${MATCHING_CASE}`} className="mr-2 inline-block py-1 text-white">
          <span className={link}>{client.name}</span>
          {'\u00a0'}
          <Icon icon={ArrowDown} className="inline size-4" />
        </a>{' '}
        {tag}
      </p>
    );
  return (
    <p className={`font-semibold text-mint ${className}`}>
      {about}
      {'\u00a0 '}
      {tag}
      <strong className="my-1 block font-title text-4xl leading-none font-bold tracking-tighter text-lime">
        {figure.value}
      </strong>{' '}
      {figure.label}{' '}
      <Link to={path} className={`block w-fit py-1 text-white ${link}`}>
        {fillText(proofCopy.caseStudy.name, { client: client.name })}
      </Link>
    </p>
  );
}
