import * as v from 'valibot';
import type { Changes, FieldValue } from './changes.ts';
import { type Entry, namedBy } from './entries.ts';
import { makingOf, type Values } from './makings.ts';

/** Whether changes are a whole page: what a file must have was never in one. */
export function isWhole(entry: Entry, changes: Changes): boolean {
  return makingOf(entry) !== undefined && changes[namedBy(entry)]?.base === '';
}

/** The changes of an empty file that make a page. */
export function madeFrom(entry: Entry, values: Values): Changes {
  const written = Object.fromEntries(Object.entries(values).filter(([, value]) => !isEmpty(value)));
  const all = { ...makingOf(entry)?.proposed?.(written), ...written };
  return Object.fromEntries(Object.entries(all).map(([name, value]) => [name, { value, base: '' }]));
}

function isEmpty(value: FieldValue): boolean {
  return value === '' || (Array.isArray(value) && value.length === 0);
}

/** The values that changes give. */
export function valuesOf(changes: Changes): Values {
  return Object.fromEntries(Object.entries(changes).map(([name, { value }]) => [name, value]));
}

type Leaf = readonly [keys: readonly string[], value: FieldValue];

/** The file that changes make of an empty one; a part that is begun is there for the schema to refuse what it lacks. */
export function madeFile(entry: Entry, changes: Changes): Record<string, unknown> {
  const written = fieldsIn(
    Object.entries(changes).map(([name, { value }]): Leaf => [name.split('.'), value]),
  );
  const slug = entry.path.replace(/^.*\/|\.\w+$/g, '');
  return { ...(makingOf(entry)?.completed(written, slug) ?? written) };
}

function fieldsIn(leaves: readonly Leaf[]): Record<string, unknown> {
  const groups = Map.groupBy(leaves, ([[key = '']]) => key);
  return Object.fromEntries(Array.from(groups, ([key, group]) => [key, valueIn(group)]));
}

function valueIn(leaves: readonly Leaf[]): unknown {
  const [[keys = [], value] = []] = leaves;
  if (keys.length === 1) return value;
  const fields = fieldsIn(leaves.map(([[, ...rest], inner]): Leaf => [rest, inner]));
  const places = Object.keys(fields).map(Number);
  if (!places.every(Number.isInteger)) return fields;
  // Chosen one by one, and some left out.
  if (typeof Object.values(fields)[0] === 'string') return Object.values(fields);
  return Array.from({ length: Math.max(...places) + 1 }, (_, index) => fields[index] ?? {});
}

/** What can be shown of a page that is not finished. */
export function madeSoFar(entry: Entry, changes: Changes): Changes {
  const essential = makingOf(entry)?.essential() ?? {};
  const values: Record<string, FieldValue> = { ...essential, ...valuesOf(changes) };
  const read = v.safeParse(entry.schema, madeFile(entry, madeFrom(entry, values)));
  for (const { path = [] } of read.issues ?? []) {
    const keys = path.map(({ key }) => String(key));
    const filler = essential[keys.join('.')];
    if (filler !== undefined) values[keys.join('.')] = filler;
    else for (const name of Object.keys(values)) if (name.split('.')[0] === keys[0]) delete values[name];
  }
  return madeFrom(entry, { ...essential, ...values });
}
