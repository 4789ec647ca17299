import * as v from 'valibot';

/** A text, a list of texts, a number, or whether something is so. */
export type FieldValue = string | number | boolean | readonly string[];

/** A changed field: its value, and what the file said when it was changed. */
interface Change {
  value: FieldValue;
  base: FieldValue;
}

/** The changed fields of a file of `content/`, by path: `hero.title`, `cards.0.text`. */
export type Changes = Readonly<Record<string, Change>>;

const fieldValue = v.union([v.string(), v.number(), v.boolean(), v.array(v.string())]);
const changesSchema = v.record(v.string(), v.object({ value: fieldValue, base: fieldValue }));

/** Parses stored changes; none of a text that this build cannot read. */
export function readChanges(json: string | null): Changes {
  const read = v.safeParse(changesSchema, json === null ? {} : JSON.parse(json));
  return read.success ? read.output : {};
}

export function isSameValue(one: FieldValue, other: FieldValue): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

type Keyed = Record<string, unknown> | unknown[];

function isKeyed(value: unknown): value is Keyed {
  return typeof value === 'object' && value !== null;
}

/** The value at a path of a parsed file. */
export function valueAt(data: unknown, field: string): unknown {
  return field
    .split('.')
    .reduce<unknown>((value, key) => (isKeyed(value) ? Reflect.get(value, key) : undefined), data);
}

/**
 * A parsed file with the changes; an empty text removes its field, which then has to be one that the file can do without.
 * A field whose place the file no longer has is left out.
 */
export function withChanges(data: Record<string, unknown>, changes: Changes): Record<string, unknown> {
  const copy = structuredClone(data);
  for (const [field, { value }] of Object.entries(changes)) {
    const place = field.includes('.') ? valueAt(copy, field.slice(0, field.lastIndexOf('.'))) : copy;
    const key = field.slice(field.lastIndexOf('.') + 1);
    if (!isKeyed(place) || (Array.isArray(place) && !(Number(key) < place.length))) continue;
    if (value === '') Reflect.deleteProperty(place, key);
    else Reflect.set(place, key, value);
  }
  return copy;
}
