import { save } from '../output.ts';
import { pillar } from './pillars.ts';
import { workshop } from './workshop.ts';

/** Draws the large pictures of the home page. */
export function drawHome(): void {
  save('home/qui-sommes-nous', workshop());
  for (const name of ['consulting', 'conception', 'marketing'] as const) {
    save(`home/piliers-${name}`, pillar(name));
  }
}
