import type { ReactNode } from 'react';

interface CardProps {
  /** Where the card stands in its parent's grid. */
  className?: string;
  children: ReactNode;
}

/** A framed sheet of paper on a dark band, with its slab beneath; it holds a form. */
export function Card({ className = '', children }: CardProps) {
  return (
    <div
      className={`on-light border border-ink bg-paper p-5 text-ink shadow-slab-small desktop:p-10 desktop:shadow-slab ${className}`}
    >
      {children}
    </div>
  );
}
