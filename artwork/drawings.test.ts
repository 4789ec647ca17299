import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { ROOT } from '../scripts/build.ts';

const FOLDER = `${ROOT}public/assets/`;
const drawings = globSync('**/*.svg', { cwd: FOLDER }).map((file) => ({
  file,
  svg: readFileSync(FOLDER + file, 'utf8'),
}));

describe('the drawings', () => {
  it('have no path that browsers drop, as they do without a place to start from', () => {
    const faulty = drawings.filter(({ svg }) => / d="(?![Mm])/.test(svg));
    expect(drawings.length).toBeGreaterThan(0);
    expect(faulty.map(({ file }) => file)).toEqual([]);
  });
});
