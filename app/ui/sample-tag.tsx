import { proofCopy } from 'content-collections';
import { fillText } from '../../content/sentence.ts';

/** Marks content made up for the demonstration: once a section, or `SampleRibbon`. */
export function SampleTag() {
  return <span className="sample-tag">Exemple</span>;
}

interface SampleRibbonProps {
  /** What in the section is made up, each by its name: « avis »; none when nothing is. */
  what: readonly string[];
  className?: string;
}

/** Marks, once for a section of several parts, which of them were made up for the demonstration. */
export function SampleRibbon({ what, className = '' }: SampleRibbonProps) {
  if (what.length === 0) return null;
  return (
    <p className={`flex flex-wrap items-center gap-x-3 gap-y-1 text-sm ${className}`}>
      <SampleTag /> {fillText(proofCopy.samples, { what: what.join(', ') })}
    </p>
  );
}
