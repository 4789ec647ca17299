import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { ROOT } from '../../scripts/build.ts';
import { bordersAway, covers, readAtlas } from './atlas.ts';
import { faultsOf } from './check.ts';
import { department } from './department.ts';
import { map } from './map.ts';
import { PLACES, type Place } from './places.ts';
import { project } from './projection.ts';

const atlas = readAtlas();

describe('the map', () => {
  it('has the 96 departments of metropolitan France', () => {
    expect(atlas.departments.size).toBe(96);
  });

  it('gives each border to the two departments that it parts', () => {
    expect(Math.max(...atlas.arcs.map(({ sides }) => sides.length))).toBe(2);
    const besideParis = [...bordersAway(atlas, '75')].filter(([, borders]) => borders === 1);
    expect(besideParis.map(([code]) => code).toSorted()).toEqual(['92', '93', '94']);
    expect(bordersAway(atlas, '75').has('2A')).toBe(false);
  });
});

describe('the list of cities', () => {
  it('puts each in its department', () => {
    const found = PLACES.map(({ slug, at }) => [
      slug,
      [...atlas.departments.values()].filter((other) => covers(other, project(at))).map(({ code }) => code),
    ]);
    expect(found).toEqual(PLACES.map(({ slug, department: code }) => [slug, [code]]));
  });

  it('names the file of each fault', () => {
    const lyon: Place = { slug: 'lyon', department: '69', at: [45.764, 4.8357], light: 'sunset' };
    expect(faultsOf(atlas, PLACES)).toEqual([]);
    expect(faultsOf(atlas, [{ ...lyon, department: '98' }])[0]).toMatch(
      /content\/cities\/lyon\.md, map: « lyon »: there is no department 98/,
    );
    expect(faultsOf(atlas, [{ ...lyon, department: '38' }])[0]).toMatch(
      /« lyon »: .* not in 38 Isère but in 69 Rhône/,
    );
    expect(faultsOf(atlas, [{ ...lyon, at: [46, -3] }])[0]).toContain('further inland');
    expect(faultsOf(atlas, [lyon, { ...lyon, slug: 'bron' }])[0]).toContain('has the light of « lyon »');
  });
});

describe('the pictures', () => {
  it('are the same each time', () => {
    const place = PLACES[0];
    if (!place) throw new Error('no city');
    const again = readAtlas();
    expect(map(again, place)).toBe(map(atlas, place));
    expect(department(again, place)).toBe(department(atlas, place));
  });

  it('are light and well formed', () => {
    const files = PLACES.flatMap(({ slug }) => [`${slug}-1`, `${slug}-2`]);
    const drawings = files.map((name) => readFileSync(`${ROOT}public/assets/villes/${name}.svg`, 'utf8'));
    for (const svg of drawings) {
      expect(svg).not.toMatch(/NaN|undefined|Infinity|<text|<script/);
      expect(svg.length).toBeLessThanOrEqual(45 * 1024);
      expect(gzipSync(svg).length).toBeLessThanOrEqual(14 * 1024);
    }
  });
});
