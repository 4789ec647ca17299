/** Fallback for what the browser refused to store; lasts as long as the page. */
const memory = new Map<string, string>();

/** Reads a value of this tab, which survives reloads; `null` when there is none. */
export function recall(key: string): string | null {
  return withStorage((storage) => storage.getItem(key)) ?? memory.get(key) ?? null;
}

export function keep(key: string, text: string): void {
  memory.set(key, text);
  withStorage((storage) => {
    storage.setItem(key, text);
    memory.delete(key);
  });
}

/** Removes a value. */
export function forget(key: string): void {
  memory.delete(key);
  withStorage((storage) => storage.removeItem(key));
}

/** `sessionStorage` throws on access in browsers that block site data, and on writing when it is full. */
function withStorage<T>(use: (storage: Storage) => T): T | undefined {
  try {
    return use(sessionStorage);
  } catch (_error) {
    return undefined;
  }
}
