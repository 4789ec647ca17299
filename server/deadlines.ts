/** What `work` comes to, or the signal's reason once it is aborted, even if `work` never ends. */
export async function unlessAborted<Result>(work: Promise<Result>, signal: AbortSignal): Promise<Result> {
  const aborted = Promise.withResolvers<never>();
  const onAbort = () => aborted.reject(signal.reason);
  if (signal.aborted) onAbort();
  signal.addEventListener('abort', onAbort, { once: true });
  try {
    return await Promise.race([work, aborted.promise]);
  } finally {
    signal.removeEventListener('abort', onAbort);
  }
}

/** Waits until `work` has ended, well or not, for `timeout` ms at most. */
export async function settleWithin(work: Promise<unknown>, timeout: number): Promise<void> {
  const time = Promise.withResolvers<void>();
  const timer = setTimeout(time.resolve, timeout);
  await Promise.race([work, time.promise]).catch(() => {});
  clearTimeout(timer);
}
