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
  className?: string | undefined;
  children: ReactNode;
}

/** A section of a page among several in one band. */
export function Pane({ labelledBy, className = '', children }: PaneProps) {
  return (
    <section aria-labelledby={labelledBy} className={className}>
      {children}
    </section>
  );
}

export function SideBox({ children }: { children: ReactNode }) {
  return <div className="on-dark bg-ink p-5 text-white desktop:p-8">{children}</div>;
}
