import origins from 'content-collections/origins.json';
import { expect, it } from 'vitest';
import { siteContent } from '../tests/support/site-content.ts';
import demonstration from './demonstration.json';
import { demonstrationOf, isDemonstration } from './demonstration.ts';
import { pictureDigest, textDigest } from './origins.ts';

const { agency, caseStudies } = siteContent;
/** Whether the agency has not replaced any content yet. */
const isPristine =
  isDemonstration(agency, demonstration) && agency.sample && caseStudies.every(({ sample }) => sample);

it.runIf(isPristine)(
  'lists the digests of all invented texts and pictures (update with vitest run --update)',
  async () => {
    const list = demonstrationOf(siteContent, origins);
    await expect(`${JSON.stringify(list, null, 2)}\n`).toMatchFileSnapshot('demonstration.json');
  },
);

it('recognises a text with other spaces, accents and punctuation', () => {
  expect(textDigest('École : « Tessandre »')).toBe(textDigest('ecole tessandre'));
  expect(textDigest('École Tessandre')).not.toBe(textDigest('École Tessandra'));
});

it('recognises a drawing in other colours, but no other drawing', () => {
  const drawing = (colour: string, line = 'M0 0h9') =>
    pictureDigest('logo.svg', Buffer.from(`<svg><path fill="${colour}" d="${line}"/></svg>`));
  expect(drawing('#abc')).toBe(drawing('oklch(0.5 0.1 20)'));
  expect(drawing('#abc')).not.toBe(drawing('#abc', 'M0 0v9'));
});
