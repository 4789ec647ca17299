/** Resolves as `work` does, or rejects with the signal’s reason once it is aborted. */
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

/** Waits until `work` settles, for `timeout` ms at most; never rejects. */
export async function settleWithin(work: Promise<unknown>, timeout: number): Promise<void> {
  const time = Promise.withResolvers<void>();
  const timer = setTimeout(time.resolve, timeout);
  await Promise.race([work, time.promise]).catch(() => {});
  clearTimeout(timer);
}
