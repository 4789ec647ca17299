import { pillarsCopy } from 'content-collections';
import type { HeroCard } from './hero-cards.tsx';

/** The three pillars of the agency's work. */
export interface Pillars {
  label: string;
  cards: readonly HeroCard[];
}

/** The pillars as cards for a hero, each linked to its section of /services. For a page's loader. */
export function pillars(): Pillars {
  const { label, consulting, conception, marketing } = pillarsCopy;
  return {
    label,
    cards: [
      { ...consulting, path: '/services#consulting' },
      { ...conception, path: '/services#conception' },
      { ...marketing, path: '/services#marketing' },
    ],
  };
}
