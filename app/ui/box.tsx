import type { ReactNode } from 'react';

interface CardProps {
  className?: string;
  children: ReactNode;
}

/** A framed card with a solid shadow, on a dark band; it holds a form. */
export function Card({ className = '', children }: CardProps) {
  return (
    <div
      className={`not-printed on-light border border-ink bg-paper p-5 text-ink shadow-slab-small desktop:p-10 desktop:shadow-slab ${className}`}
    >
      {children}
    </div>
  );
}

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

/** A dark box beside a long text. */
export function SideBox({ children }: { children: ReactNode }) {
  return <div className="on-dark bg-ink p-6 text-white wide:p-8">{children}</div>;
}
