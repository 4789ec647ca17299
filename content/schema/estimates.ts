import * as v from 'valibot';
import { listOf, slug, text, textOf } from './text.ts';

const halfDays = v.pipe(v.number(), v.multipleOf(0.5, 'des demi-journées sont attendues'));

/** Days of work: the least, then the most. */
const dayRange = v.pipe(
  v.strictTuple([halfDays, halfDays]),
  v.check(([least, most]) => least <= most, 'le moins de jours vient d’abord, le plus ensuite'),
  v.transform(([least, most]) => ({ least, most })),
);

function haveOwnIds(entries: readonly { id: string }[]): boolean {
  return new Set(entries.map(({ id }) => id)).size === entries.length;
}

const answer = v.strictObject({
  id: slug,
  label: textOf(2, 40),
  days: dayRange,
  /** Why: shown beside the answer. */
  effect: textOf(10, 140),
});

const question = v.strictObject({
  /** Names the answer in the address of an estimate. */
  id: v.pipe(slug, v.notValue('projet', '« projet » est déjà le nom du type de projet')),
  question: textOf(10, 70),
  answers: v.pipe(
    listOf(answer, 2, 4),
    v.check((entries) => haveOwnIds(entries), 'deux réponses ont le même id'),
  ),
});

/** What a project takes, and costs, before anybody has looked at it (`content/estimates.yaml`). */
export const estimatesSchema = v.strictObject({
  /** True while rate and days are the demonstration's. */
  sample: v.boolean(),
  /** Euros, without VAT. */
  dayRate: v.pipe(v.number(), v.integer(), v.minValue(1)),
  kinds: v.pipe(
    v.array(
      v.strictObject({
        /** Key of `deliveryTimes` in `content/claims.yaml`. */
        id: slug,
        name: text,
        /** Page of the service, by slug. */
        service: slug,
        /** People who work on it together. */
        team: v.pipe(v.number(), v.integer(), v.minValue(1)),
        base: dayRange,
        /** What the base pays for. */
        covers: textOf(40, 200),
        questions: v.pipe(
          listOf(question, 5, 8),
          v.check((entries) => haveOwnIds(entries), 'deux questions ont le même id'),
        ),
        excludes: listOf(textOf(10, 120), 2, 6),
      }),
    ),
    v.nonEmpty('il faut au moins un type de projet'),
    v.check((entries) => haveOwnIds(entries), 'deux types de projet ont le même id'),
  ),
  /** Sample quotes, each of a kind and with an answer to all of its questions. */
  quotes: listOf(
    v.strictObject({
      kind: slug,
      title: textOf(10, 60),
      situation: textOf(20, 140),
      answers: v.record(slug, slug),
      lines: listOf(
        v.strictObject({
          label: textOf(5, 60),
          days: v.pipe(halfDays, v.minValue(0.5)),
          /** What a reader should notice in the line. */
          note: textOf(10, 120),
        }),
        4,
        9,
      ),
    }),
    3,
    3,
  ),
});
