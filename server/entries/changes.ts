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
const storedChanges = v.pipe(v.string(), v.parseJson(), changesSchema);

/** Parses stored changes; none of a text that this build cannot read. */
export function readChanges(json: string | null): Changes {
  const read = v.safeParse(storedChanges, json ?? '{}');
  return read.success ? read.output : {};
}

export function isSameValue(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

/** The value at a path of a parsed file. */
export function valueAt(data: unknown, field: string): unknown {
  return field
    .split('.')
    .reduce<unknown>((value, key) => (isObject(value) ? Reflect.get(value, key) : undefined), data);
}

const ORDER = '[]';

/**
 * The name of the change that says which items a list has, and in which order. Its value names items by keys, by which the
 * changes of their texts are known too: `0`, `1` … for those that the file had then, which are its `base` (JSON), `n1`, `n2` …
 * for added ones.
 */
export function orderOf(list: string): string {
  return list + ORDER;
}

/** The list of such a change; `undefined` for the change of a text. */
export function arrangedList(name: string): string | undefined {
  return name.endsWith(ORDER) ? name.slice(0, -ORDER.length) : undefined;
}

/** What stands for the items of a list that has none left: a form that says nothing of a list leaves it as it is. */
export const NO_ITEM = '-';

export function keysIn(order: FieldValue): readonly string[] {
  return typeof order === 'object' ? order.filter((key) => key !== NO_ITEM) : [];
}

/** The items of a list as a file has them, to compare and to keep. */
export function keptItems(items: unknown): readonly string[] {
  return Array.isArray(items) ? items.map((item) => JSON.stringify(item)) : [];
}

/** Changes by the parts of their paths. */
interface Tree {
  change?: Change;
  order?: Change;
  parts: Map<string, Tree>;
}

function treeOf(changes: Changes): Tree {
  const root: Tree = { parts: new Map() };
  for (const [name, change] of Object.entries(changes)) {
    const list = arrangedList(name);
    let tree = root;
    for (const key of (list ?? name).split('.')) {
      const part = tree.parts.get(key) ?? { parts: new Map() };
      tree.parts.set(key, part);
      tree = part;
    }
    if (list === undefined) tree.change = change;
    else tree.order = change;
  }
  return root;
}

/**
 * A parsed file with the changes; an empty text removes its field, which then has to be one that the file can do without.
 * A field whose place the file no longer has is left out.
 */
export function withChanges(data: Record<string, unknown>, changes: Changes): Record<string, unknown> {
  return withParts(data, treeOf(changes).parts);
}

function withParts(data: Record<string, unknown>, parts: Tree['parts']): Record<string, unknown> {
  const copy = { ...data };
  for (const [key, part] of parts) {
    const value = valueWith(copy[key], part);
    if (value === undefined) delete copy[key];
    else copy[key] = value;
  }
  return copy;
}

function valueWith(value: unknown, { change, order, parts }: Tree): unknown {
  if (change) return change.value === '' ? undefined : change.value;
  if (order) return arranged(order, parts);
  if (Array.isArray(value))
    return value.map((item, index) => valueWith(item, parts.get(String(index)) ?? { parts: new Map() }));
  return isObject(value) ? withParts(value, parts) : value;
}

/** A list in which nothing is left is none. */
function arranged({ value, base }: Change, parts: Tree['parts']): unknown[] | undefined {
  const [keys, items] = [keysIn(value), keysIn(base)];
  if (keys.length === 0) return undefined;
  return keys.map((key) => {
    const [kept, part] = [items[Number(key)], parts.get(key) ?? { parts: new Map() }];
    return kept === undefined ? madeOf(part) : valueWith(JSON.parse(kept), part);
  });
}

/** The fields that changes make of an empty file. */
export function madeFields(changes: Changes): Record<string, unknown> {
  return fieldsOf(treeOf(changes).parts);
}

function fieldsOf(parts: Tree['parts']): Record<string, unknown> {
  const fields = Array.from(parts, ([key, part]) => [key, madeOf(part)] as const);
  return Object.fromEntries(fields.filter(([, value]) => value !== undefined));
}

/** What changes make where the file has nothing; an item that has no text is there for the schema to refuse. */
function madeOf(tree: Tree): unknown {
  const { change, order, parts } = tree;
  if (change || order) return valueWith(undefined, tree);
  const made = fieldsOf(parts);
  const places = Object.keys(made).map(Number);
  if (places.length === 0 || !places.every(Number.isInteger)) return made;
  // Chosen one by one, and some left out.
  if (typeof Object.values(made)[0] === 'string') return Object.values(made);
  return Array.from({ length: Math.max(...places) + 1 }, (_, index) => made[index] ?? {});
}

/** The name of a field by its keys, of the place that a file with the changes has it at. */
export function keyedName(changes: Changes, place: string): string {
  return place.split('.').reduce((name, key) => {
    const known = keysIn(changes[orderOf(name)]?.value ?? '')[Number(key)];
    return name === '' ? key : `${name}.${known ?? key}`;
  }, '');
}
