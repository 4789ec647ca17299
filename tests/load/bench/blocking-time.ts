import * as v from 'valibot';

/** What is read of the events of a Chromium's trace (Trace Event Format); times are in µs. */
const traceSchema = v.object({
  traceEvents: v.array(
    v.object({
      name: v.string(),
      pid: v.number(),
      tid: v.number(),
      ts: v.number(),
      /** On the clock, and of the processor. */
      dur: v.optional(v.number()),
      tdur: v.optional(v.number()),
    }),
  ),
});

/** How much slower than this machine Lighthouse takes a phone to be. */
const SLOWDOWN = 4;
/** What a task may take before it keeps a visitor waiting (ms). */
const ALLOWED = 50;

/**
 * The total blocking time of a page (ms) if it never had to wait for a core: as Lighthouse counts it from the first
 * paint on, but with each task of the main thread as long as the processor worked on it. It is what the page itself
 * costs, on a machine whose cores other processes want too.
 * @throws Error when the trace has no first paint; ValiError when it is no trace
 */
export function blockingTimeOfProcessor(trace: unknown): number {
  const { traceEvents } = v.parse(traceSchema, trace);
  const paint = traceEvents.find(({ name }) => name === 'firstContentfulPaint');
  if (!paint) throw new Error('Nothing was painted in this trace');
  const tasks = traceEvents
    .filter(({ name, pid, tid }) => name === 'RunTask' && pid === paint.pid && tid === paint.tid)
    .map(({ ts, dur = 0, tdur = 0 }) => ({ end: ts + dur, length: (tdur / 1000) * SLOWDOWN }));
  return tasks
    .filter(({ end }) => end > paint.ts)
    .reduce((sum, { length }) => sum + Math.max(0, length - ALLOWED), 0);
}
