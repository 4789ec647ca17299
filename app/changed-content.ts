/** Id of the script with the texts that differ from those of the build (JSON): their fields by module. */
export const CHANGES_ID = 'textes';

let changes: Partial<Record<string, object>> | undefined;

/** A module of `content-collections` in the browser (`scripts/live-content.ts`). */
export function changed<Value extends object>(name: string, built: Value): Value {
  changes ??= JSON.parse(document.getElementById(CHANGES_ID)?.textContent ?? '{}');
  return Object.assign(built, changes?.[name]);
}
