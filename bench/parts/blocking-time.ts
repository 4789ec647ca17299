import * as v from 'valibot';

/** The part of a Chromium trace that is read (Trace Event Format); times in µs. */
const traceSchema = v.object({
  traceEvents: v.array(
    v.object({
      name: v.string(),
      pid: v.number(),
      tid: v.number(),
      ts: v.number(),
      /** Wall time and CPU time. */
      dur: v.optional(v.number()),
      tdur: v.optional(v.number()),
      args: v.optional(v.object({ data: v.optional(v.object({ navigationId: v.optional(v.string()) })) })),
    }),
  ),
});

/** Lighthouse’s CPU slowdown for a phone. */
const SLOWDOWN = 4;
/** A task blocks for its time beyond this (ms). */
const ALLOWED = 50;

/**
 * Total blocking time of a page (ms) computed from the CPU time of the main thread’s tasks instead of
 * their wall time: what the page itself costs when other processes compete for the cores. Includes
 * everything before the first paint: Lighthouse’s simulated paint is earlier than the real one, so it
 * counts an unknown part of that.
 * @throws Error when the trace has no first paint or not its navigation; ValiError when it is no trace
 */
export function blockingTimeOfProcessor(trace: unknown): number {
  const { traceEvents } = v.parse(traceSchema, trace);
  const paint = traceEvents.find(({ name }) => name === 'firstContentfulPaint');
  if (!paint) throw new Error('Nothing was painted in this trace');
  // SVG images are documents of their own in Chromium, with a navigation each.
  const id = paint.args?.data?.navigationId;
  const start = traceEvents.find(
    ({ name, args }) => name === 'navigationStart' && args?.data?.navigationId === id,
  );
  if (!start) throw new Error('The navigation to the page is not in this trace');
  return traceEvents
    .filter(({ name, pid, tid, ts, dur = 0 }) => {
      const isOfPage = pid === paint.pid && tid === paint.tid && ts + dur > start.ts;
      return name === 'RunTask' && isOfPage;
    })
    .reduce((sum, { tdur = 0 }) => sum + Math.max(0, (tdur / 1000) * SLOWDOWN - ALLOWED), 0);
}
