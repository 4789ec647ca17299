/**
 * Runs `work` at once, then every `interval` ms and when woken, except while the previous run is not finished. `stop`
 * waits for the current run. `work` must handle its own errors.
 */
export function createPeriodicTask(work: () => Promise<void>, interval: number) {
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> | undefined;
  let isWoken = false;

  function begin(): void {
    running ??= run().finally(() => {
      running = undefined;
    });
  }

  async function run(): Promise<void> {
    do {
      isWoken = false;
      await work();
    } while (isWoken && timer);
  }

  return {
    start(): void {
      timer = setInterval(begin, interval).unref();
      begin();
    },
    /** Runs `work` now, or once more if it is running; no effect unless started. */
    wake(): void {
      isWoken = true;
      if (timer) begin();
    },
    async stop(): Promise<void> {
      clearInterval(timer);
      timer = undefined;
      await running;
    },
  };
}
