import { type City, pillarsCopy } from 'content-collections';
import type { HeroCard } from './hero-cards.tsx';

export interface Pillars {
  label: string;
  cards: readonly HeroCard[];
}

/**
 * The pillars as cards for a hero, each linked to its section of /services. For a page's loader.
 * @param texts sentences of their own, as a city has
 */
export function pillars(texts?: City['pillars']): Pillars {
  const { label, consulting, conception, marketing } = pillarsCopy;
  return {
    label,
    cards: [
      { title: consulting.title, text: texts?.consulting ?? consulting.text, path: '/services#consulting' },
      { title: conception.title, text: texts?.conception ?? conception.text, path: '/services#conception' },
      { title: marketing.title, text: texts?.marketing ?? marketing.text, path: '/services#marketing' },
    ],
  };
}
