import { save } from '../output.ts';
import { pillars } from './pillars.ts';
import { workshop } from './workshop.ts';

/** Draws the large pictures of the home page. */
export function drawHome(): void {
  save('home/qui-sommes-nous', workshop());
  save('home/piliers', pillars());
}
