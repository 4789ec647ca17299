import * as v from 'valibot';
import { addedKindOf, type Values } from './added-kinds.ts';
import { type Changes, type FieldValue, madeFields } from './changes.ts';
import { type Entry, namedBy } from './entries.ts';

/** Whether changes are a whole page: what a file must have was never in one. */
export function isWhole(entry: Entry, changes: Changes): boolean {
  return addedKindOf(entry) !== undefined && changes[namedBy(entry)]?.base === '';
}

/** The changes of an empty file that make a page. */
export function madeFrom(entry: Entry, values: Values): Changes {
  const written = Object.fromEntries(Object.entries(values).filter(([, value]) => !isEmpty(value)));
  const all = { ...addedKindOf(entry)?.proposed?.(written), ...written };
  return Object.fromEntries(Object.entries(all).map(([name, value]) => [name, { value, base: '' }]));
}

function isEmpty(value: FieldValue): boolean {
  return value === '' || (Array.isArray(value) && value.length === 0);
}

export function valuesOf(changes: Changes): Values {
  return Object.fromEntries(Object.entries(changes).map(([name, { value }]) => [name, value]));
}

/** The file that changes make of an empty one; a part that is begun is there for the schema to refuse what it lacks. */
export function madeFile(entry: Entry, changes: Changes): Record<string, unknown> {
  const written = madeFields(changes);
  const slug = entry.path.replace(/^.*\/|\.\w+$/g, '');
  return { ...(addedKindOf(entry)?.completed(written, slug) ?? written) };
}

/** What can be shown of a page that is not finished. */
export function madeSoFar(entry: Entry, changes: Changes): Changes {
  const placeholders = addedKindOf(entry)?.placeholders() ?? {};
  const values: Record<string, FieldValue> = { ...placeholders, ...valuesOf(changes) };
  const read = v.safeParse(entry.schema, madeFile(entry, madeFrom(entry, values)));
  for (const { path = [] } of read.issues ?? []) {
    const keys = path.map(({ key }) => String(key));
    const filler = placeholders[keys.join('.')];
    if (filler !== undefined) values[keys.join('.')] = filler;
    else for (const name of Object.keys(values)) if (name.split('.')[0] === keys[0]) delete values[name];
  }
  return madeFrom(entry, { ...placeholders, ...values });
}
