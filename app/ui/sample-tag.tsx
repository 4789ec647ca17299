import { proofCopy } from 'content-collections';
import { fillText } from '../../content/sentence.ts';

/** Marks content made up for the demonstration: once a section, or `SampleRibbon`. */
export function SampleTag() {
  return <span className="sample-tag">Exemple</span>;
}

interface SampleRibbonProps {
  /** What in the section is made up, each by its name: « les avis »; none when nothing is. */
  what: readonly string[];
  className?: string;
}

const list = new Intl.ListFormat('fr');

/** Marks, once for a section of several parts, which of them were made up for the demonstration; at its end. */
export function SampleRibbon({ what, className = '' }: SampleRibbonProps) {
  if (what.length === 0) return null;
  return (
    <p className={`sample-tag ${className}`}>{fillText(proofCopy.samples, { what: list.format(what) })}</p>
  );
}
