import type { ReactNode } from 'react';

interface PaneProps {
  /** Id of the heading that names the pane. */
  labelledBy: string;
  tone?: keyof typeof TONES;
  className?: string;
  children: ReactNode;
}

const TONES = {
  white: 'bg-white',
  paper: 'bg-paper',
  emerald: 'on-dark bg-emerald text-white',
};

/** A section of a page inside a window of several. */
export function Pane({ labelledBy, tone = 'white', className = '', children }: PaneProps) {
  return (
    <section
      aria-labelledby={labelledBy}
      className={`flex flex-col p-5 desktop:p-7 ${TONES[tone]} ${className}`}
    >
      {children}
    </section>
  );
}
