import type { ReactNode } from 'react';
import { SampleRibbon } from '../ui/sample-tag.tsx';

interface WorkingTogetherProps {
  look: keyof typeof LOOKS;
  /** What in it was made up for the demonstration. */
  samples?: readonly string[];
  children: ReactNode;
}

const LOOKS = {
  paper: 'bg-paper',
  ink: 'on-dark bg-ink text-white',
  forest: 'panes on-dark bg-forest text-white',
};

/** What a page says of the agency, in parts that fill their rows whichever of them are shown (`.together` in sections.css). */
export function WorkingTogether({ look, samples = [], children }: WorkingTogetherProps) {
  return (
    <div className={`band ${LOOKS[look]}`}>
      <div className="together">{children}</div>
      <SampleRibbon what={samples} className="mt-5" />
    </div>
  );
}
