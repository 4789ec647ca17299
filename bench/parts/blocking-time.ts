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
      args: v.optional(v.object({ data: v.optional(v.object({ navigationId: v.optional(v.string()) })) })),
    }),
  ),
});

/** How much slower than this machine Lighthouse takes a phone to be. */
const SLOWDOWN = 4;
/** What a task may take before it keeps a visitor waiting (ms). */
const ALLOWED = 50;

/**
 * The total blocking time of a page (ms) if it never had to wait for a core: with each task of the main thread as long
 * as the processor worked on it. It is what the page itself costs on a machine whose cores others want too. What comes
 * before the first paint counts as well: Lighthouse's model of a slow network paints earlier than the browser did, and
 * so counts a part of it, which is not told.
 * @throws Error when the trace has no first paint or not its navigation; ValiError when it is no trace
 */
export function blockingTimeOfProcessor(trace: unknown): number {
  const { traceEvents } = v.parse(traceSchema, trace);
  const paint = traceEvents.find(({ name }) => name === 'firstContentfulPaint');
  if (!paint) throw new Error('Nothing was painted in this trace');
  // Each drawing is a page of its own to Chromium, and has a navigation.
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
