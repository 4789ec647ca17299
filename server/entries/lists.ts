import * as v from 'valibot';
import { slug } from '../../content/schema/text.ts';
import {
  arrangedList,
  type Changes,
  isObject,
  isSameValue,
  keyedName,
  keysIn,
  NO_ITEM,
  orderOf,
  withChanges,
} from './changes.ts';
import { dataOf, type Entry } from './entries.ts';
import { type Field, limitsOf } from './field.ts';
import { fieldsOf } from './fields.ts';

/** A list of an entry, as changes arrange it. */
export interface ArrangedList {
  /** Path of the list by keys: `kinds.n1.questions`. */
  list: string;
  field: Field;
  /** Of its items, in order. */
  keys: readonly string[];
  /** Bounds of their number. */
  least: number;
  most: number;
}

/** The lists of an entry whose items can be added, moved and removed; each after those that are in its items. */
export function listsOf(entry: Entry, changes: Changes): ArrangedList[] {
  return fieldsOf(entry, changes).flatMap((field) => {
    const list = arrangedList(field.name);
    if (list === undefined) return [];
    const { least = 1, most = 1 } = field;
    return [{ list, field, keys: keysOf(changes, field), least, most }];
  });
}

function keysOf(changes: Changes, { name, list }: Field): readonly string[] {
  const order = changes[name];
  return order ? keysIn(order.value) : (list?.items ?? []).map((_, index) => String(index));
}

/** The orders of lists that a form sends: it has them all, so that it says itself which items its texts are of. */
export function ordersFrom(entry: Entry, before: Changes, typed: ReadonlyMap<string, string>): Changes {
  let known: Changes;
  let orders = Object.fromEntries(
    Object.entries(before).filter(([name]) => arrangedList(name) !== undefined),
  );
  // Lists in added items are known once the items are.
  do {
    known = orders;
    orders = Object.fromEntries(
      fieldsOf(entry, known).flatMap((field) => {
        if (field.kind !== 'order') return [];
        const value = readOrder(field, typed.get(field.name) ?? '') ?? before[field.name]?.value;
        if (value === undefined || isSameValue(value, field.value)) return [];
        return [[field.name, { value, base: before[field.name]?.base ?? field.list?.items ?? [] }]];
      }),
    );
  } while (!isSameValue(known, orders));
  return orders;
}

/** The order that a form sends; `undefined` if it sends none that the list can have. */
function readOrder({ list, most = 0 }: Field, text: string): string[] | undefined {
  const keys = [...new Set(text.split(/\s+/).filter((key) => key !== ''))];
  if (!list || keys.length === 0 || keys.length > most) return undefined;
  if (keys.includes(NO_ITEM)) return list.isOptional ? [NO_ITEM] : undefined;
  const isKnown = (key: string) => /^n\d{1,4}$/.test(key) || list.items[Number(key)] !== undefined;
  return keys.every(isKnown) ? keys : undefined;
}

/** Changes whose lists are arranged otherwise, and the field where the person goes on. */
interface Arranged {
  changes: Changes;
  field: string;
}

/** Most fields that a form has: its body holds a thousand pairs. */
const MOST_FIELDS = 900;

/**
 * What a button does to a list: « ajouter:questions », « monter:questions.2 », « descendre:questions.2 », « retirer:questions.2 »,
 * « vider:questions »; `null` if it can do nothing.
 */
export function arranged(entry: Entry, changes: Changes, act: string): Arranged | null {
  const [, verb = '', what = ''] = /^(ajouter|monter|descendre|retirer|vider):([\w.-]+)$/.exec(act) ?? [];
  const lists = listsOf(entry, changes);
  const key = what.slice(what.lastIndexOf('.') + 1);
  const isOfList = verb === 'ajouter' || verb === 'vider';
  const found = lists.find(({ list }) => list === (isOfList ? what : what.slice(0, -key.length - 1)));
  const next = found && rearrangedKeys(found, verb, key);
  if (!next) return null;
  const { list, field, keys } = found;
  const base = changes[field.name]?.base ?? field.list?.items ?? [];
  const added = next.filter((each) => !keys.includes(each));
  const made = added.map((each) => madeOf(field.list?.item, `${list}.${each}`));
  const all: Changes = Object.assign({}, changes, { [field.name]: { value: next, base } }, ...made);
  const fields = fieldsOf(entry, all);
  if (added.length > 0 && fields.length > MOST_FIELDS) return null;
  const start = verb === 'ajouter' ? `${list}.${added[0]}.` : `${what}.`;
  const shown = fields.find(({ name, kind }) => kind !== 'id' && name.startsWith(start));
  // The changes of what is gone go with it.
  const names = new Set(fields.map(({ name }) => name));
  const kept = Object.entries(all).filter(([name]) => names.has(name) || !name.startsWith(`${list}.`));
  return { changes: Object.fromEntries(kept), field: shown?.name ?? field.name };
}

function rearrangedKeys({ keys, least, most, field }: ArrangedList, verb: string, key: string) {
  const at = keys.indexOf(key);
  switch (verb) {
    case 'ajouter': {
      const count = keys.length === 0 ? least : 1;
      return keys.length + count > most ? null : [...keys, ...newKeys(field, keys, count)];
    }
    case 'vider':
      return field.list?.isOptional ? [NO_ITEM] : null;
    case 'retirer':
      return at < 0 || keys.length <= least ? null : keys.toSpliced(at, 1);
  }
  const to = verb === 'monter' ? at - 1 : at + 1;
  return at < 0 || to < 0 || to >= keys.length ? null : keys.toSpliced(at, 1).toSpliced(to, 0, key);
}

/** Keys that neither the list nor the addresses of its items have. */
function newKeys({ list }: Field, keys: readonly string[], count: number): string[] {
  const taken = [...keys, ...(list?.items ?? []).flatMap((item) => /"id":"(n\d+)"/.exec(item)?.[1] ?? [])];
  const last = Math.max(0, ...taken.map((key) => Number(/^n(\d+)$/.exec(key)?.[1] ?? 0)));
  return Array.from({ length: count }, (_, index) => `n${last + 1 + index}`);
}

/** What an added item has at once: as many items of its own lists as they need, and a name in addresses. */
function madeOf(schema: unknown, name: string): Changes {
  if (!isObject(schema)) return {};
  const [inner] = Array.isArray(schema.pipe) ? schema.pipe : [];
  if (schema === slug || inner === slug) return named(name);
  if ('entries' in schema && isObject(schema.entries))
    return Object.assign(
      {},
      ...Object.entries(schema.entries).map(([key, part]) => madeOf(part, `${name}.${key}`)),
    );
  if (!('item' in schema) || !isObject(schema.item) || schema.item.type === 'string') return {};
  const keys = Array.from({ length: limitsOf(schema).least ?? 1 }, (_, index) => `n${index + 1}`);
  return Object.assign(
    { [orderOf(name)]: { value: keys, base: [] } },
    ...keys.map((key) => madeOf(schema.item, `${name}.${key}`)),
  );
}

/** An added item is called by its key, but for a project, which is called by its delay. */
function named(name: string): Changes {
  const [, key] = /\.(n\d+)\.id$/.exec(name) ?? [];
  return key === undefined || /^kinds\.\w+\.id$/.test(name) ? {} : { [name]: { value: key, base: '' } };
}

/** What can be shown of a file whose added items are not finished: the others. */
export function withFinishedItems(entry: Entry, changes: Changes): Changes {
  const { issues = [] } = v.safeParse(entry.schema, withChanges(dataOf(entry), changes));
  const names = issues.map(({ path = [] }) =>
    keyedName(changes, path.map(({ key }) => String(key)).join('.')),
  );
  let shown = changes;
  for (const { list, field, keys, least } of listsOf(entry, changes)) {
    const isFinished = (key: string) =>
      !key.startsWith('n') || !names.some((name) => `${name}.`.startsWith(`${list}.${key}.`));
    const finished = keys.filter(isFinished);
    if (finished.length === keys.length) continue;
    const { [field.name]: order, ...others } = shown;
    shown =
      order && finished.length >= least ? { ...others, [field.name]: { ...order, value: finished } } : others;
  }
  return shown;
}
