import * as v from 'valibot';
import { sentence, words } from '../sentence.ts';
import { listOf } from '../text.ts';

/**
 * Texts common to all city pages (`content/copy/city.yaml`): `{place}` is « à Lyon », `{origin}` « de Lyon ».
 */
export const cityCopySchema = v.strictObject({
  meta: v.strictObject({
    title: sentence('place', 'brand'),
    keywords: listOf(sentence('city'), 1, 8),
  }),
  hero: v.strictObject({
    title: sentence('place'),
    picture: sentence('city', 'region'),
    action: words,
  }),
  needs: sentence('origin'),
  intro: v.strictObject({
    picture: sentence('city', 'department'),
    action: words,
    services: sentence('place'),
  }),
  expertise: v.strictObject({ title: sentence('place'), introduction: sentence('origin') }),
  questions: sentence('place'),
  neighbours: sentence('origin'),
});
