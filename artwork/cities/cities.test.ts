import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parseMarkdown } from '../../content/parse-file.ts';
import { ROOT } from '../../scripts/build.ts';
import { hasMaster } from '../masters.ts';
import { bordersAway, covers, readAtlas } from './atlas.ts';
import { faultsOf } from './check.ts';
import { department } from './department.ts';
import { LIGHTS } from './lights.ts';
import { PLACES, type Place, project } from './places.ts';
import { largeSeal, seal } from './seal.ts';

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

describe('the object of a city', () => {
  const cities = PLACES.map(({ slug }) => ({
    slug,
    object: parseMarkdown(readFileSync(`${ROOT}content/cities/${slug}.md`, 'utf8')).data.object,
  }));

  it('is named where it is drawn, and drawn where it is named', () => {
    const named = cities.filter(({ object }) => object).map(({ slug }) => slug);
    expect(named).toEqual(cities.map(({ slug }) => slug).filter((slug) => hasMaster(`villes/${slug}-1`)));
    expect(named.length).toBeGreaterThan(0);
  });

  it('is drawn for no other city', () => {
    const drawings = cities.map(({ slug }) =>
      readFileSync(`${ROOT}public/assets/villes/${slug}-1.svg`, 'utf8'),
    );
    // Without the frame that all share and the light that some share.
    const objects = drawings.map((svg) => svg.slice(svg.indexOf('id="o"')).replaceAll(/#[\da-f]{6}/gi, ''));
    expect(new Set(objects).size).toBe(cities.length);
  });
});

describe('the pictures', () => {
  it('are the same each time', () => {
    const place = PLACES[0];
    if (!place) throw new Error('no city');
    const again = readAtlas();
    expect(seal(again, place)).toBe(seal(atlas, place));
    expect(largeSeal(again, place)).toContain(LIGHTS[place.light].heart);
    expect(department(again, place)).toBe(department(atlas, place));
  });

  it.each([
    ['1', 14],
    ['2', 45],
    ['sceau', 10],
  ])('of the end -%s are well formed, and of %i kB at most', (end, most) => {
    for (const { slug } of PLACES) {
      const svg = readFileSync(`${ROOT}public/assets/villes/${slug}-${end}.svg`, 'utf8');
      expect(svg, slug).not.toMatch(/NaN|undefined|Infinity|<text|<script/);
      expect(svg.length, slug).toBeLessThanOrEqual(most * 1024);
    }
  });
});
