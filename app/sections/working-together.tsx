import type { ReactNode } from 'react';
import { SampleRibbon } from '../ui/sample-tag.tsx';

interface WorkingTogetherProps {
  look: keyof typeof LOOKS;
  /** Panes that were made up for the demonstration. */
  samples: readonly string[];
  children: ReactNode;
}

const LOOKS = {
  /** A window in its frame. */
  service: { band: 'bg-paper', panes: 'together-window' },
  /** Lines on the dark, one under another; in a frame on a phone. */
  technology: { band: 'on-dark bg-ink text-white', panes: '' },
  /** The same behind panes. */
  city: { band: 'panes on-dark bg-forest text-white', panes: '' },
};

/** What a page says of the agency, in panes that fill their rows whichever of them are shown (`.together` in sections.css). */
export function WorkingTogether({ look, samples, children }: WorkingTogetherProps) {
  const { band, panes } = LOOKS[look];
  return (
    <div className={`band ${band}`}>
      <div className={`together ${panes}`}>{children}</div>
      <SampleRibbon what={samples} className="mt-3" />
    </div>
  );
}
