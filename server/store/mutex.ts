/** Mutual exclusion, first come first served. */
export class Mutex {
  #last: Promise<void> = Promise.resolve();

  /** Waits for its turn; resolves to the function that releases the mutex. */
  async acquire(): Promise<() => void> {
    const { promise, resolve } = Promise.withResolvers<void>();
    const before = this.#last;
    this.#last = promise;
    await before;
    return resolve;
  }
}
