/**
 * Runs `work` at once, then every `interval` ms, except while the previous run is not finished. `stop` waits
 * for the current run. `work` must handle its own errors.
 */
export function createPeriodicTask(work: () => Promise<void>, interval: number) {
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> | undefined;

  function begin(): void {
    running ??= work().finally(() => {
      running = undefined;
    });
  }

  return {
    start(): void {
      begin();
      timer = setInterval(begin, interval).unref();
    },
    async stop(): Promise<void> {
      clearInterval(timer);
      await running;
    },
  };
}
