import { IRON, shade } from '../../palette.ts';
import { group, hundredth, type Point, path, polygon } from '../../svg.ts';
import { times } from '../glass/cells.ts';
import { upright } from '../glass/openings.ts';
import { Board, type Motif } from './board.ts';

/** Slats of glass, each turned a little more to the light; the mark goes on from slat to slat. */
export function louvres(motif: Motif): string {
  const { mark, tint, isTurned, random } = motif;
  const board = new Board(motif);
  const count = 13;
  const step = 1200 / count;
  const at: Point = [isTurned ? 430 : 570, 560];
  const size = 620 / Math.max(mark.height, 0.86);
  const whole = board.definitions.shape(
    path(`${mark.whole.map(([x, y]): Point => [at[0] + x * size, at[1] + y * size])}`, {}),
  );
  const slats = times(count, (index) => {
    const y = index * step;
    const lean = isTurned ? 26 : -26;
    const slat: Point[] = [
      [-10, y + 5],
      [1010, y + 5 + lean],
      [1010, y + step + 3 + lean],
      [-10, y + step + 3],
    ];
    const level = 0.2 + 0.36 * Math.sin((index / (count - 1)) * Math.PI) + (random() - 0.5) * 0.14;
    const shift = (index % 2 ? 7 : -7) * (isTurned ? -1 : 1);
    const glass = (light: number, drop: number) =>
      board.shade(
        [
          [0, shade(tint.ramp, light + 0.16)],
          [0.12, shade(tint.ramp, light)],
          [1, shade(tint.ramp, light - drop)],
        ],
        [isTurned ? 0.1 : 0.9, 0, 0.5, 1],
      );
    const clip = board.definitions.clip(polygon(slat));
    return (
      path(polygon(slat), { fill: glass(level, 0.22) }) +
      group(
        { 'clip-path': clip },
        `<use href="#${whole}" x="${shift}" y="6" fill="${IRON}" fill-opacity=".5" stroke="${IRON}" stroke-width="12" stroke-opacity=".5"/>`,
        `<use href="#${whole}" x="${shift}" fill="${glass(0.88 + (index % 3) * 0.03, 0.14)}"/>`,
      ) +
      path(
        polygon([
          ...slat.slice(0, 2),
          ...slat
            .slice(0, 2)
            .reverse()
            .map(([x, top]): Point => [x, top + 4]),
        ]),
        {
          fill: tint.white,
          'fill-opacity': hundredth(0.22 + level * 0.5),
        },
      )
    );
  });
  return board.finish(
    board.veil(IRON),
    ...slats,
    path(times(2, (side) => polygon(upright(side ? 968 : 20, 0, 12, 1200))).join(''), { fill: IRON }),
    board.haze([isTurned ? 0.1 : 0.9, 0.2], 0.75, 0.24),
  );
}
