import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { agency, homeCopy } from 'content-collections';
import { expect, it } from 'vitest';
import { ROOT } from '../scripts/build.ts';
import { testAll } from '../tests/support/test-all.ts';
import demonstration from './demonstration.json';
import { isDemonstration } from './demonstration.ts';

/** Texts of the screens, without remarks and without the headline of the home page, which is the agency’s own. */
const copy = globSync('content/copy/*.yaml', { cwd: ROOT }).map((path) => {
  const text = readFileSync(join(ROOT, path), 'utf8').replaceAll(/^\s*#.*$/gm, '');
  return { path, text: text.replaceAll(/\s+/g, ' ').replace(homeCopy.hero.title, '') };
});

/** A determiner or preposition before a tagline, or an adjective after it, which another gender, number or vowel breaks. */
const AGREEING = (tagline: string) =>
  new RegExp(
    `(?:^|[^\\p{L}])(?:un|une|le|la|les|des|du|de|au|aux|à|ce|cet|cette|notre|nos|votre|[dl]’)\\s*${tagline}|${tagline} \\p{L}`,
    'iu',
  );

testAll(['cabinet digital', 'agence web', 'atelier numérique', 'artisans du logiciel'])(
  'no sentence agrees with the tagline',
  (tagline) => {
    const said = copy.filter(({ text }) => text.includes('{tagline}'));
    expect(said.length).toBeGreaterThan(2);
    const wrong = said.filter(({ text }) => AGREEING(tagline).test(text.replaceAll('{tagline}', tagline)));
    expect(wrong.map(({ path }) => path)).toEqual([]);
  },
);

it.runIf(isDemonstration(agency, demonstration))(
  'no other text than the headline says what kind of agency it is',
  () => {
    const [, kind = ''] = /^(\p{L}+)/u.exec(agency.tagline) ?? [];
    const own = copy.filter(({ text }) => new RegExp(`(?<!\\p{L})${kind}(?!\\p{L})`, 'iu').test(text));
    expect(own.map(({ path }) => path)).toEqual([]);
  },
);
