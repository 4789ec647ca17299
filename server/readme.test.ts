import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { ROOT } from '../scripts/build.ts';

/** The variables that `server/config.ts` reads. */
function variables(): string[] {
  const source = readFileSync(`${ROOT}server/config.ts`, 'utf8');
  const table = source.slice(source.indexOf('const VARIABLES'), source.indexOf('} as const'));
  return Array.from(table.matchAll(/^ {2}([A-Z_]+):/gm), ([, name = '']) => name).sort();
}

it.each([
  ['README.md', /^\| `([A-Z_]+)`/gm],
  ['.env.example', /^(?:# )?([A-Z_]+)=/gm],
])('%s lists exactly the variables of the configuration', (file, variable) => {
  const listed = Array.from(readFileSync(ROOT + file, 'utf8').matchAll(variable), ([, name]) => name);
  expect(variables().length).toBeGreaterThan(10);
  expect([...new Set(listed)].sort()).toEqual(variables());
});
