import { IRON } from '../../palette.ts';
import { type Point, path, polygon } from '../../svg.ts';
import { middle, times } from '../glass/cells.ts';
import type { Daylight, Pane } from '../glass/cutter.ts';
import { around, brightest } from '../glass/lights.ts';
import { upright } from '../glass/openings.ts';
import { shards } from '../glass/patterns.ts';
import { Board, flat, type Motif } from './board.ts';

/** Splinters that close in on the mark, each with its own light. */
export function crystal(motif: Motif): string {
  const { mark, random, isTurned, form } = motif;
  const board = new Board(motif);
  const at: Point = form === 1 ? [505, 830] : [isTurned ? 400 : 590, isTurned ? 470 : 700];
  const seeds = times(104, (index): Point => {
    const turn = index * 2.39996 + random() * 0.5;
    const away = 90 + 1050 * (index / 104) ** 0.66;
    return [at[0] + Math.cos(turn) * away * 0.9, at[1] + Math.sin(turn) * away * 1.15];
  }).filter(([x, y]) => x > -80 && x < 1080 && y > -80 && y < 1280);
  const cells = shards([1000, 1200], [at, ...seeds]);
  const flicker: Daylight = ([x, y]) => 0.12 * Math.sin(x * 0.013 + y * 0.021);
  const glow = brightest(
    around(at, 900, 0.08, 0.6, 1.2),
    around(isTurned ? [1000, 1150] : [0, 40], 480, 0, 0.8),
  );
  const size = 470 / Math.max(mark.height, 0.9);
  const panes = board.glazier.colour(cells, {
    light: (place) => glow(place) + flicker(place),
    lead: 8,
    accents: 0.06,
  });
  return board.finish(
    board.glazier.panes(flat, panes, upright(0, 0, 1000, 1200), 18),
    facets(panes),
    board.glazier.mark(flat, mark, { at, size, lead: 7, glow: 0.7 }),
    board.haze(isTurned ? [1, 0.96] : [0, 0.03], 0.6, 0.24),
  );
}

/** Cuts every pane into planes that meet in its middle, lighter on one side and darker on the other. */
function facets(panes: readonly Pane[]): string {
  const planes = { light: '', dark: '', faint: '' };
  for (const { cell } of panes) {
    const at = middle(cell);
    cell.forEach((from, index) => {
      const to = cell[(index + 1) % cell.length] ?? from;
      const turn = Math.cos(Math.atan2((from[1] + to[1]) / 2 - at[1], (from[0] + to[0]) / 2 - at[0]) + 0.9);
      if (Math.abs(turn) < 0.3) return;
      planes[turn > 0.75 ? 'light' : turn > 0 ? 'faint' : 'dark'] += polygon([at, from, to]);
    });
  }
  return (
    path(planes.light, { fill: '#FFFFFF', 'fill-opacity': '.16' }) +
    path(planes.faint, { fill: '#FFFFFF', 'fill-opacity': '.07' }) +
    path(planes.dark, { fill: IRON, 'fill-opacity': '.2' })
  );
}
