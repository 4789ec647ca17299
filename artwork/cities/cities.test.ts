import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parseMarkdown } from '../../content/parse-file.ts';
import { ROOT } from '../../scripts/build.ts';
import { DEPARTMENTS, mayCover, project } from './france.ts';
import { faultsOf, PLACES, type Place } from './places.ts';

const lyon: Place = { slug: 'lyon', department: '69', at: [45.764, 4.8357], light: 'sunset' };

it('reads the 96 departments of metropolitan France', () => {
  expect(DEPARTMENTS.size).toBe(96);
  for (const [code, { rings }] of DEPARTMENTS) expect(rings.length, code).toBeGreaterThan(0);
});

describe('the list of cities', () => {
  it('puts each in its department', () => {
    for (const { slug, at, department: code } of PLACES) {
      const expected = DEPARTMENTS.get(code);
      expect(expected && mayCover(expected, project(at)), slug).toBe(true);
    }
  });

  it('names the file of each fault', () => {
    expect(faultsOf(PLACES)).toEqual([]);
    expect(faultsOf([{ ...lyon, department: '98' }])[0]).toMatch(
      /content\/cities\/lyon\.md, map: « lyon » is in no department of the map: 98/,
    );
    expect(faultsOf([{ ...lyon, department: '38' }])[0]).toMatch(
      /« lyon » .* not in 38 Isère but in 69 Rhône/,
    );
    expect(faultsOf([{ ...lyon, at: [46, -3] }])[0]).toContain('outside the country');
    expect(faultsOf([lyon, { ...lyon, slug: 'bron' }])[0]).toContain('has the light of « lyon »');
  });
});

describe('the object of a city', () => {
  const cities = PLACES.map(({ slug }) => ({
    slug,
    object: parseMarkdown(readFileSync(`${ROOT}content/cities/${slug}.md`, 'utf8')).data.object,
  }));

  it('is named where it is drawn, and drawn where it is named', () => {
    const named = cities.filter(({ object }) => object).map(({ slug }) => slug);
    const drawn = cities.filter(({ slug }) => existsSync(`${ROOT}artwork/masters/villes/${slug}-1.svg`));
    expect(named).toEqual(drawn.map(({ slug }) => slug));
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
