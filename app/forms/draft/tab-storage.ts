/** Holds only what the browser refused to store; it then lasts as long as the page. */
const memory = new Map<string, string>();

/** What is kept under `key` until the tab is closed, even through a reload; `null` when nothing is. */
export function recall(key: string): string | null {
  return withStorage((storage) => storage.getItem(key)) ?? memory.get(key) ?? null;
}

/** Keeps `text` under `key` for this tab alone. */
export function keep(key: string, text: string): void {
  memory.set(key, text);
  withStorage((storage) => {
    storage.setItem(key, text);
    memory.delete(key);
  });
}

/** Forgets what is kept under `key`. */
export function forget(key: string): void {
  memory.delete(key);
  withStorage((storage) => storage.removeItem(key));
}

/** Browsers that block site data throw on the mere mention of `sessionStorage`, full ones when they are written to. */
function withStorage<T>(use: (storage: Storage) => T): T | undefined {
  try {
    return use(sessionStorage);
  } catch (_error) {
    return undefined;
  }
}
