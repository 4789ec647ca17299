import * as v from 'valibot';
import { listOf, slug, text, textOf } from './text.ts';

const halfDays = v.pipe(v.number(), v.multipleOf(0.5, 'des demi-journées sont attendues'));

/** Days of work, as [least, most]. */
const dayRange = v.pipe(
  v.strictTuple([halfDays, halfDays]),
  v.check(([least, most]) => least <= most, 'le moins de jours vient d’abord, le plus ensuite'),
  v.transform(([least, most]) => ({ least, most })),
);

/** What is often bought of what is sold by the day: « un état des lieux », and its days. */
export const usualWork = v.optional(v.strictObject({ name: textOf(5, 50), days: dayRange }));

function haveOwnIds(entries: readonly { id: string }[]): boolean {
  return new Set(entries.map(({ id }) => id)).size === entries.length;
}

const answer = v.strictObject({
  id: slug,
  label: textOf(2, 40),
  days: dayRange,
  /** The reason, shown beside the answer. */
  effect: textOf(10, 140),
});

const question = v.strictObject({
  /** Name of the parameter in the URL of an estimate. */
  id: v.pipe(slug, v.notValue('projet', '« projet » est déjà le nom du type de projet')),
  question: textOf(10, 70),
  answers: v.pipe(
    listOf(answer, 2, 4),
    v.check((entries) => haveOwnIds(entries), 'deux réponses ont le même id'),
  ),
});

/** Work and price of each kind of project, before any study (`content/estimates.yaml`). */
export const estimatesSchema = v.strictObject({
  /** True while the rate and the days are the demonstration’s. */
  sample: v.boolean(),
  /** Euros, excluding VAT. */
  dayRate: v.pipe(v.number(), v.integer(), v.minValue(1)),
  kinds: v.pipe(
    v.array(
      v.strictObject({
        /** Key of `deliveryTimes` in `content/claims.yaml`. */
        id: slug,
        name: text,
        service: slug,
        team: v.pipe(v.number(), v.integer(), v.minValue(1)),
        base: dayRange,
        covers: textOf(40, 200),
        /** What the base buys, where such projects go on from there: « la première version ». */
        first: v.optional(textOf(5, 30)),
        /** What its customer brings for the least price, where that is below `base`. */
        bringing: v.optional(textOf(10, 60)),
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
  /** Sample quotes, each with an answer to every question of its kind. */
  quotes: listOf(
    v.strictObject({
      kind: slug,
      title: textOf(10, 60),
      situation: textOf(20, 140),
      /** What makes it exceed the base of its kind; absent when it does not. */
      beyond: v.optional(textOf(20, 110)),
      answers: v.record(slug, slug),
      lines: listOf(
        v.strictObject({
          label: textOf(5, 60),
          days: v.pipe(halfDays, v.minValue(0.5)),
          /** What the reader should notice about the line. */
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
