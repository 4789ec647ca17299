import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { ROOT } from '../scripts/build.ts';

it('the README lists the variables that the configuration reads, all of them', () => {
  const source = readFileSync(`${ROOT}server/config.ts`, 'utf8');
  const table = source.slice(source.indexOf('const VARIABLES'), source.indexOf('} as const'));
  const read = [...table.matchAll(/^ {2}([A-Z_]+):/gm)].map(([, name]) => name);
  const listed = [...readFileSync(`${ROOT}README.md`, 'utf8').matchAll(/^\| `([A-Z_]+)`/gm)];
  expect(read.length).toBeGreaterThan(10);
  expect(listed.map(([, name]) => name).sort()).toEqual(read.sort());
});
