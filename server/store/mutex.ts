/** A queue for something that one at a time may use, in the order in which they came. */
export class Mutex {
  #last: Promise<void> = Promise.resolve();

  /** Resolves when all those before are done, with the function that ends this turn. */
  async acquire(): Promise<() => void> {
    const { promise, resolve } = Promise.withResolvers<void>();
    const before = this.#last;
    this.#last = promise;
    await before;
    return resolve;
  }
}
