import { silhouette } from '../../home/people.ts';
import { IRON } from '../../palette.ts';
import { path } from '../../svg.ts';
import { boxes, moved } from '../studio/shorthand.ts';
import type { Stage } from '../studio/stage.ts';
import { chair, deskLamp, plant, tableFront } from '../vocabulary/furniture.ts';

/*
 * Who lives in the rooms of the section; each stands on the floor at 0, its room beginning at x.
 */

/** Somebody at a desk. */
export const seatedAt = (x: number) =>
  silhouette('seated', [x, 0], 0.86) + path(tableFront(x - 34, -30, 68, 0, 4), { fill: IRON });

/** Two people who talk. */
export const meeting = (x: number) =>
  silhouette('talking', [x + 58, 0], 0.8) + silhouette('coat', [x + 104, 0], 0.78);

/** A shop: the keeper behind the counter, a customer. */
export function shop(s: Stage, x: number): string {
  const counterTop =
    path(boxes(x + 58, -34, 66, 34), { fill: '#0B2C20' }) +
    s.pane(x + 64, -28, 24, 22, 0.8) +
    s.pane(x + 92, -28, 24, 22, 0.6);
  return silhouette('coat', [x + 80, -2], 0.8) + counterTop + silhouette('tablet', [x + 32, 0], 0.76);
}

/** A store room and whoever counts it. */
export function shelves(s: Stage, x: number): string {
  const boards = boxes(x + 86, -28, 66, 3, x + 86, -54, 66, 3);
  const parcels = [
    [90, -47, 18, 19],
    [112, -43, 14, 15],
    [130, -50, 18, 22],
    [92, -70, 14, 16],
    [112, -74, 20, 20],
    [136, -68, 12, 14],
    [94, -17, 20, 17],
    [120, -22, 24, 22],
  ] as const;
  return (
    path(boards, { fill: IRON }) +
    parcels.map(([dx, y, w, h], index) => s.pane(x + dx, y, w, h, 0.6 + (index % 3) * 0.2)).join('') +
    silhouette('tablet', [x + 74, 0], 0.8)
  );
}

/** A workshop. */
export function bench(s: Stage, x: number): string {
  return (
    path(tableFront(x + 24, -34, 112, 0, 6), { fill: IRON }) +
    deskLamp(s, x + 40, -34, 0.36, 1, 60) +
    silhouette('tablet', [x + 82, 0], 0.82)
  );
}

/** A room to wait in. */
export function counter(s: Stage, x: number): string {
  return (
    moved(x + 112, 0, plant(s, 0.46)) +
    moved(x + 28, 0, path(chair(1), { fill: IRON, transform: 'scale(.5)' })) +
    moved(x + 70, 0, path(chair(-1), { fill: IRON, transform: 'scale(.5)' })) +
    path(tableFront(x + 34, -26, 30, 0, 3), { fill: IRON })
  );
}
