import * as v from 'valibot';
import { listOf, text } from './text.ts';

const share = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100));

/** What a step delivers to the client, and what it asks of them. */
const step = { outcome: text, yours: text };

/**
 * How a project’s delay is split among its steps (`content/schedule.yaml`): the first four of
 * `content/workflow.yaml` lead to going online, the last begins after it.
 */
export const scheduleSchema = v.strictObject({
  steps: v.pipe(
    listOf(v.strictObject({ share, ...step }), 4, 4),
    v.check(
      (steps) => steps.reduce((sum, { share }) => sum + share, 0) === 100,
      'les parts des quatre étapes doivent faire 100',
    ),
  ),
  followUp: v.strictObject(step),
});
