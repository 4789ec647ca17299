import { existsSync, readFileSync } from 'node:fs';
import { ROOT } from '../../scripts/build.ts';
import { save } from '../output.ts';

/** Tells a drawing of a series from one that the agency put in its place. */
const MARK = '<!-- série -->';

/** Writes a drawing of a series under `public/assets`, unless the agency has one of its own there. */
export function saveSeries(name: string, svg: string, coloured?: (svg: string) => string): void {
  const file = `${ROOT}public/assets/${name}.svg`;
  if (existsSync(file) && !readFileSync(file, 'utf8').includes(MARK)) return;
  save(
    name,
    svg.replace(/<svg[^>]*>/, (start) => start + MARK),
    coloured,
  );
}
