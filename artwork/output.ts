import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { ROOT } from '../scripts/build.ts';

/**
 * Writes one drawing under `public/assets`.
 * @param name folder and name without extension, such as `partners/lysane`
 */
export function save(name: string, svg: string): void {
  const file = `${ROOT}public/assets/${name}.svg`;
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, svg);
  process.stdout.write(`${name}.svg  ${(svg.length / 1024).toFixed(1)} kB\n`);
}
