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

/** Waits until `work` has ended, well or not, for `patience` ms at most. */
export async function endOrTime(work: Promise<unknown>, patience: number): Promise<void> {
  const time = Promise.withResolvers<void>();
  const timer = setTimeout(time.resolve, patience);
  await Promise.race([work, time.promise]).catch(() => {});
  clearTimeout(timer);
}
