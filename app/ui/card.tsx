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
