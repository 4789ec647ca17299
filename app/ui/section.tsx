import type { ReactNode } from 'react';

interface SectionProps {
  tone: SectionTone;
  id?: string;
  /** Id of the heading that names the section. */
  labelledBy?: string;
  /** `false` for a section whose sense is its form. */
  isPrinted?: boolean;
  /** Whether it goes on, on the ground of the one above: one padding between them. */
  isJoined?: boolean;
  children: ReactNode;
}

const TONES = {
  paper: 'bg-paper',
  white: 'bg-white',
  forest: 'panes on-dark bg-forest text-white',
  ink: 'on-dark bg-ink text-white',
  emerald: 'on-dark bg-emerald text-white',
};

export type SectionTone = keyof typeof TONES;

/** A full-width band of a page, its content in the page's column (1280 px, 60 px from the band's top). */
export function Section({
  tone,
  id,
  labelledBy,
  isPrinted = true,
  isJoined = false,
  children,
}: SectionProps) {
  return (
    <section
      id={id}
      aria-labelledby={labelledBy}
      className={`band ${isPrinted ? '' : 'not-printed'} ${isJoined ? 'pt-0' : ''} ${TONES[tone]}`}
    >
      {children}
    </section>
  );
}
