import { inspect } from 'node:util';
import { test } from 'vitest';

/**
 * Registers one test of all `cases`, which checks each of them and fails with a list of those whose check threw; as
 * `test.each`, which registers a test for each case.
 */
export function testAll<const Case>(cases: readonly Case[]) {
  return (title: string, check: (values: Case) => unknown): void =>
    test(title, async () => {
      const faults: { values: Case; error: unknown }[] = [];
      for (const values of cases) {
        try {
          await check(values);
        } catch (error) {
          faults.push({ values, error });
        }
      }
      const [first] = faults;
      if (!first) return;
      const lines = faults.map(({ values, error }) => `${inspect(values, SHOWN)}: ${messageOf(error)}`);
      throw new Error(`${faults.length} of ${cases.length} cases:\n${lines.join('\n')}`, {
        cause: first.error,
      });
    });
}

/** Enough of a message: a counterexample can have 64 kB (characters). */
const MOST_SHOWN = 2000;
const SHOWN = { breakLength: Number.POSITIVE_INFINITY, maxStringLength: 100 };

function messageOf(error: unknown): string {
  return (error instanceof Error ? error.message : String(error)).slice(0, MOST_SHOWN);
}
