/**
 * Does `work` at once and then every `interval` ms; a round that takes longer takes the place of the next. `stop`
 * waits for the round in hand. `work` is to see to its own errors.
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
