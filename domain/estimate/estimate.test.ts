import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { testAll } from '../../tests/support/test-all.ts';
import {
  commonAnswers,
  type DayRange,
  type EstimateKind,
  estimate,
  givenAnswer,
  movesOf,
  readAnswers,
  spreadOf,
} from './estimate.ts';
import { daysInWords, effectInWords, eurosInWords } from './wording.ts';

fc.configureGlobal({ seed: 20_261_124 });

const days = (least: number, most: number): DayRange => ({ least, most });
const halfDays = (min: number, max: number) => fc.integer({ min: min * 2, max: max * 2 }).map((n) => n / 2);
const range = (min: number, max: number) =>
  fc
    .tuple(halfDays(min, max), halfDays(0, 10))
    .map(([least, more]): DayRange => ({ least, most: least + more }));
const kinds: fc.Arbitrary<EstimateKind> = fc
  .record({
    base: range(1, 30),
    questions: fc.array(fc.array(range(-3, 20), { minLength: 2, maxLength: 4 }), {
      minLength: 1,
      maxLength: 8,
    }),
  })
  .map(({ base, questions }) => ({
    id: 'projet',
    base,
    questions: questions.map((answers, index) => ({
      id: `q${index}`,
      answers: answers.map((days, at) => ({ id: `a${at}`, label: '', days })),
    })),
  }));
const answered = kinds.chain((kind) =>
  fc.array(fc.integer({ min: -1, max: 3 }), { minLength: 8, maxLength: 8 }).map((choices) => ({
    kind,
    given: Object.fromEntries(kind.questions.map(({ id }, index) => [id, `a${choices[index]}`])),
  })),
);

describe('an estimate', () => {
  it('adds each answer to the base', () => {
    const kind: EstimateKind = {
      id: 'site',
      base: days(6, 8),
      questions: [
        {
          id: 'pages',
          answers: [
            { id: 'cinq', label: '', days: days(0, 0) },
            { id: 'dix', label: '', days: days(1, 2) },
          ],
        },
        {
          id: 'textes',
          answers: [
            { id: 'nous', label: '', days: days(0, 0) },
            { id: 'moi', label: '', days: days(-1.5, -1) },
          ],
        },
      ],
    };
    expect(estimate(kind, { pages: 'dix', textes: 'moi' })).toEqual(days(5.5, 9));
    expect(estimate(kind, { pages: 'cent', textes: 'nous' })).toEqual(days(6, 10));
    expect(estimate(kind, {})).toEqual(days(4.5, 10));
  });

  it('never has a minimum above its maximum', () => {
    fc.assert(
      fc.property(answered, ({ kind, given }) => {
        const { least, most } = estimate(kind, given);
        expect(least).toBeLessThanOrEqual(most);
      }),
    );
  });

  it('only narrows with each answer', () => {
    fc.assert(
      fc.property(answered, ({ kind, given }) => {
        let before = estimate(kind, {});
        const known: Record<string, string> = {};
        for (const { id } of kind.questions) {
          known[id] = given[id] ?? '';
          const after = estimate(kind, known);
          expect(after.least).toBeGreaterThanOrEqual(before.least);
          expect(after.most).toBeLessThanOrEqual(before.most);
          before = after;
        }
      }),
    );
  });

  it('is the sum of its answers once all are given', () => {
    fc.assert(
      fc.property(kinds, ({ base, questions, id }) => {
        const kind = { id, base, questions };
        const given = Object.fromEntries(questions.map((question) => [question.id, 'a0']));
        const own = questions.map(({ answers }) => answers[0]?.days ?? days(0, 0));
        const width = own.reduce((sum, { least, most }) => sum + most - least, base.most - base.least);
        const { least, most } = estimate(kind, given);
        expect(most - least).toBeCloseTo(width);
      }),
    );
  });
});

describe('the common answers', () => {
  it('are those that cost nothing: with them an estimate is its base', () => {
    const kind: EstimateKind = {
      id: 'site',
      base: days(6, 8),
      questions: [
        {
          id: 'textes',
          answers: [
            { id: 'moi', label: '', days: days(-1.5, 0) },
            { id: 'nous', label: '', days: days(0, 0) },
          ],
        },
      ],
    };
    expect(commonAnswers(kind)).toEqual({ textes: 'nous' });
    expect(estimate(kind, commonAnswers(kind))).toEqual(kind.base);
  });
});

describe('the other answers that move an estimate', () => {
  it('are one per question, strongest first, with their exact effect', () => {
    fc.assert(
      fc.property(answered, ({ kind, given }) => {
        const { up, down } = movesOf(kind.questions, given, 3);
        for (const [moves, sign] of [
          [up, 1],
          [down, -1],
        ] as const) {
          expect(moves.length).toBeLessThanOrEqual(3);
          expect(new Set(moves.map(({ question }) => question.id)).size).toBe(moves.length);
          const sizes = moves.map(({ days: { least, most } }) => sign * (least + most));
          expect(sizes).toEqual(sizes.toSorted((a, b) => b - a));
          for (const { question, answer, days: moved } of moves) {
            expect(givenAnswer(question, given)).toBeDefined();
            const [from, to] = [given, { ...given, [question.id]: answer.id }].map((answers) =>
              estimate(kind, answers),
            );
            const ends = [(to?.least ?? 0) - (from?.least ?? 0), (to?.most ?? 0) - (from?.most ?? 0)];
            expect(moved.least).toBeCloseTo(Math.min(...ends));
            expect(moved.most).toBeCloseTo(Math.max(...ends));
          }
        }
      }),
    );
  });
});

it('are read from the query, unknown ones ignored', () => {
  fc.assert(
    fc.property(answered, fc.webQueryParameters(), ({ kind, given }, noise) => {
      const search = new URLSearchParams(`${noise}&${new URLSearchParams(given)}`);
      const read = readAnswers(kind, search);
      for (const [id, answer] of Object.entries(read)) {
        const question = kind.questions.find((candidate) => candidate.id === id);
        expect(question?.answers.some((candidate) => candidate.id === answer)).toBe(true);
      }
    }),
  );
});

it('have the range of all answers of a question', () => {
  const ranges = [days(0, 0), days(-1.5, -1), days(2, 5)];
  const answers = ranges.map((range, index) => ({ id: `a${index}`, label: '', days: range }));
  expect(spreadOf({ id: 'q', answers })).toEqual(days(-1.5, 5));
});

const plain = (text: string) => text.replaceAll(/\s/g, ' ');

testAll([
  [{ least: 7.5, most: 11 }, '7,5 à 11 jours'],
  [{ least: 1, most: 1.5 }, '1 à 1,5 jour'],
  [{ least: 0.5, most: 0.5 }, '0,5 jour'],
  [{ least: 9, most: 9 }, '9 jours'],
] as const)('words the days', ([days, text]) => {
  expect(plain(daysInWords(days))).toBe(text);
});

it.each([
  [{ least: 7.5, most: 11 }, '4 125 à 6 050 €'],
  [{ least: 27, most: 27 }, '14 850 €'],
] as const)('words the price of the days %j', (days, text) => {
  expect(plain(eurosInWords(days, 550))).toBe(text);
});

testAll([
  [{ least: 0, most: 0 }, 'compris'],
  [{ least: 1, most: 2 }, '1 à 2 jours de plus'],
  [{ least: 0, most: 3 }, '0 à 3 jours de plus'],
  [{ least: -1, most: -1 }, '1 jour de moins'],
  [{ least: -1.5, most: -1 }, '1 à 1,5 jour de moins'],
  [{ least: -1.5, most: 0 }, '0 à 1,5 jour de moins'],
  [{ least: -1, most: 2 }, 'de 1 jour de moins à 2 jours de plus'],
] as const)('words the effect', ([days, text]) => {
  expect(plain(effectInWords(days))).toBe(text);
});
