import { AsyncLocalStorage } from 'node:async_hooks';

/** Modules of `content-collections` as colleagues changed them on the site, by name; the others stand as built. */
export type ContentValues = Readonly<Record<string, object>>;

const current = new AsyncLocalStorage<ContentValues>();

/** Runs `work`, in which the modules of `content-collections` have these values. */
export function withContent<Result>(values: ContentValues, work: () => Result): Result {
  return current.run(values, work);
}

/**
 * A module of `content-collections` on the server (`scripts/live-content.ts`): reads go to its value in `withContent`. It
 * must be read when it is used, never as another module loads.
 */
export function live<Value extends object>(name: string, built: Value): Value {
  const now = () => current.getStore()?.[name] ?? built;
  return new Proxy(built, {
    get: (_built, key) => Reflect.get(now(), key),
    has: (_built, key) => Reflect.has(now(), key),
    ownKeys: () => Reflect.ownKeys(now()),
    getOwnPropertyDescriptor: (_built, key) => Reflect.getOwnPropertyDescriptor(now(), key),
  });
}
