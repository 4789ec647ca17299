import type { IconNode } from 'lucide';
import { createElement } from 'react';

interface IconProps {
  icon: IconNode;
  /** Its size is set here (`size-5`); its colour is the text's. */
  className?: string;
}

/** An icon of Lucide beside a text that says the same. The drawings come as data: Lucide's own components weigh as much as 30 of them. */
export function Icon({ icon, className }: IconProps) {
  return (
    <svg
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={2}
      strokeLinecap="round"
      strokeLinejoin="round"
      className={className}
      aria-hidden="true"
    >
      {icon.map(([shape, attributes], index) => createElement(shape, { key: index, ...attributes }))}
    </svg>
  );
}

/** SVG symbols of services and technologies in one file (`artwork/marks.ts`). */
export const MARKS = '/assets/marques.svg';
