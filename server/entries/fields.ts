import { allServices, allTechnologies, deliveryTimeList } from 'content-collections';
import * as v from 'valibot';
import { picture, pictureView, slug } from '../../content/schema/text.ts';
import { asTyped } from '../articles/desk/as-typed.ts';
import { addedKindOf } from './added-kinds.ts';
import {
  arrangedList,
  type Changes,
  isObject,
  isSameValue,
  keptItems,
  keysIn,
  orderOf,
  valueAt,
  withChanges,
} from './changes.ts';
import { dataOf, type Entry } from './entries.ts';
import { FIELD_NAMES } from './entry-names.ts';
import { type Field, LONGEST_LINE, limitsOf } from './field.ts';
import { freeFields } from './free-fields.ts';

/** What only a file can change: addresses, pictures, places among others, and code, whose lines count. */
const FIXED = new Set<unknown>([slug, picture, pictureView]);
const FIXED_NAMES =
  /^(?:aliases|map|menu|order|services|technologies|trade)(?:\.\d+)?$|^(?:map|menu)\.|^scene\..*\.(?:code|lit)$/;
/** Most items of a list whose schema sets none. */
const MOST_ITEMS = 40;
/** Addresses of pages that a menu shows in its own order. */
const CHOSEN = 'cities';
/** Parts that are one for each of their items. */
const APART = /^(?:kinds|quotes)\.n?\d+(?:\.questions\.n?\d+|\.lines)?|^\w+\.offers\.\d+/;
/** Texts of several paragraphs, or with links. */
const MARKDOWN = /^content$|^sectionDescription$|\.answer$/;

const FIELD: Field = {
  name: '',
  group: '',
  label: '',
  kind: 'line',
  value: '',
  isRequired: false,
  least: undefined,
  most: undefined,
  slots: [],
};

/**
 * The texts of a file, in its order; the same for each process of a build.
 * @param changes which items its lists have, and the sections of a page without a file
 */
export function fieldsOf(entry: Entry, changes: Changes): readonly Field[] {
  if (entry.kind === 'free') return freeFields(changes);
  if (entry.isMade) return madeFields(entry);
  // The answers of sample quotes are those of changed questions.
  const isQuoting = entry.kind === 'list' && entry.module === 'estimateList';
  const state = JSON.stringify(
    Object.entries(changes).filter(([name]) => isQuoting || arrangedList(name) !== undefined),
  );
  const known = read.get(entry.path);
  if (known?.state === state) return known.fields;
  const isCopy = entry.kind === 'page' || entry.kind === 'copy';
  const file = withChanges(dataOf(entry), changes);
  const all = walk(entry.schema, dataOf(entry), { name: '', place: '', file, changes }).filter(
    ({ name, kind }) => (isCopy || !FIXED_NAMES.test(name)) && (kind !== 'flag' || entry.isOwners),
  );
  const groups = Map.groupBy(all, ({ name }) => partOf(name));
  const fields = all.map((field) => ({
    ...field,
    group: groupOf(entry, field, groups),
    label: field.label || labelOf(entry, field),
  }));
  read.set(entry.path, { state, fields });
  return fields;
}

/** The fields of a page without a file: first those without which it would be empty. */
function madeFields(entry: Entry): readonly Field[] {
  const addedKind = addedKindOf(entry);
  const places = Object.keys(addedKind?.placeholders() ?? {});
  const overrides = addedKind?.fieldOverrides() ?? {};
  const root = { name: '', place: '', file: {}, changes: {} };
  const walked = walk(entry.schema, addedKind?.blank ?? {}, root).filter(
    ({ name, kind }) => !FIXED_NAMES.test(name) && overrides[name] !== null && kind !== 'order',
  );
  const names = new Set(walked.map(({ name }) => name));
  const chosen = Object.keys(overrides).filter((name) => overrides[name] && !names.has(name));
  const placeOf = (name: string) => (places.includes(name) ? places.indexOf(name) : places.length);
  // The fields of one part stand together.
  const all = [...walked, ...chosen.map((name) => ({ ...FIELD, name }))];
  const parts = Map.groupBy(all, ({ name }) => partOf(name));
  return [...parts.values()]
    .flat()
    .toSorted((a, b) => placeOf(a.name) - placeOf(b.name))
    .map((field) => ({
      ...field,
      isRequired: places.includes(field.name),
      group: field.name.includes('.') ? (nameIn(entry, partOf(field.name)) ?? '') : '',
      label: labelOf(entry, field),
      ...overrides[field.name],
    }));
}

/** Of each file, the fields as they were last asked for. */
const read = new Map<string, { state: string; fields: readonly Field[] }>();

/** Where a schema is walked. */
interface Spot {
  /** By the keys of items. */
  name: string;
  /** By their places. */
  place: string;
  changes: Changes;
  /** The whole file with them. */
  file: Record<string, unknown>;
  isRequired?: boolean;
  /** Whether it may be left out as a whole. */
  isOptional?: boolean;
  /** Whether it is in an item that was added, of which the file has nothing. */
  isAdded?: boolean;
}

function walk(schema: unknown, data: unknown, spot: Spot): Field[] {
  if (!isObject(schema)) return [];
  const { name, place, changes, file, isRequired = true, isOptional = false, isAdded = false } = spot;
  const within = (key: string | number, index = key): Spot => ({
    name: name === '' ? String(key) : `${name}.${key}`,
    place: place === '' ? String(index) : `${place}.${index}`,
    changes,
    file,
    isRequired,
    isAdded,
  });
  if (isFixed(schema)) return isAdded ? fixedField(spot) : [];
  if ('wrapped' in schema) {
    const { wrapped } = schema;
    // Of a part that may be left out, the texts that it is made of may not.
    const isPart = isObject(wrapped) && ('entries' in wrapped || 'item' in wrapped);
    return walk(wrapped, data, { ...spot, isRequired: isPart && isRequired, isOptional: true });
  }
  if ('entries' in schema && isObject(schema.entries)) {
    if (data === undefined && (!isAdded || isOptional)) return [];
    return Object.entries(schema.entries).flatMap(([key, part]) =>
      walk(part, valueAt(data, key), within(key)),
    );
  }
  const { least, most, slots } = limitsOf(schema);
  const field = { ...FIELD, name, place, isRequired, least, most, slots };
  if ('item' in schema && isObject(schema.item)) {
    const { item } = schema;
    const texts: unknown[] | undefined = Array.isArray(data) ? data : isAdded ? [] : undefined;
    if (isFixed(item) && name !== CHOSEN) return [];
    if (item.type === 'string')
      return texts === undefined
        ? []
        : [
            {
              ...field,
              kind: 'lines',
              value: texts.length === 0 ? '' : texts.map((text) => asTyped(String(text))),
              slots: limitsOf(item).slots,
            },
          ];
    const order = changes[orderOf(name)];
    const items = order ? keysIn(order.base) : keptItems(data);
    const own = items.map((_, index) => String(index));
    const keys = order ? keysIn(order.value) : own;
    const isMoved = !isAdded && order !== undefined && !isSameValue(items, keptItems(data));
    return [
      ...keys.flatMap((key, index) => {
        const kept = items[Number(key)];
        return walk(item, kept === undefined ? {} : JSON.parse(kept), {
          ...within(key, index),
          isAdded: kept === undefined,
        });
      }),
      {
        ...field,
        name: orderOf(name),
        kind: 'order',
        // No order leaves a file as it is that says something else by now.
        value: isMoved || isAdded ? '' : own,
        least: least ?? 1,
        most: most ?? MOST_ITEMS,
        list: { items, item, isMoved, isOptional },
      },
    ];
  }
  if ('items' in schema && Array.isArray(schema.items))
    return schema.items.flatMap((item, index) => walk(item, valueAt(data, String(index)), within(index)));
  if (schema.type === 'record' && isObject(data)) return answerFields(data, spot);
  if (schema.type === 'number')
    return [{ ...field, kind: 'number', value: typeof data === 'number' ? data : '' }];
  if (name === 'sample' && typeof data === 'boolean') return [{ ...field, kind: 'flag', value: data }];
  if (schema.type !== 'string') return [];
  const value = typeof data === 'string' ? asTyped(data).trim() : '';
  if (MARKDOWN.test(name)) return [{ ...field, kind: 'markdown', value }];
  return [
    { ...field, kind: value.length > LONGEST_LINE || (most ?? 0) > LONGEST_LINE ? 'text' : 'line', value },
  ];
}

/** What only a file can change, but an added item has to say. */
function fixedField({ name, place, isRequired = true }: Spot): Field[] {
  const field = { ...FIELD, name, place, isRequired };
  const choice = (pages: readonly (readonly [string, string])[]): Field[] => [
    { ...field, kind: 'choice', choices: [['', isRequired ? 'À choisir' : 'Aucune'], ...pages] },
  ];
  if (/^kinds\.\w+\.id$/.test(name))
    return choice(deliveryTimeList.deliveryTimes.map(({ id, offer }) => [id, offer]));
  if (name.endsWith('.service')) return choice(allServices.map(({ slug, name }) => [slug, name]));
  if (name.endsWith('.technology')) return choice(allTechnologies.map(({ slug, name }) => [slug, name]));
  return [{ ...field, kind: name.endsWith('.src') ? 'picture' : 'id' }];
}

const estimateKinds = v.array(
  v.object({
    id: v.string(),
    questions: v.array(
      v.object({
        id: v.string(),
        question: v.optional(v.string(), ''),
        answers: v.array(v.object({ id: v.string(), label: v.optional(v.string(), '') })),
      }),
    ),
  }),
);

/** The answers of a sample quote, of which each question of its kind has one; a question that is gone has none. */
function answerFields(data: Record<string, unknown>, { name, place, file }: Spot): Field[] {
  const kinds = v.safeParse(estimateKinds, file.kinds);
  const of = valueAt(file, place.replace(/answers$/, 'kind'));
  const questions = (kinds.success ? kinds.output : []).find(({ id }) => id === of)?.questions ?? [];
  const gone = Object.keys(data).filter((id) => !questions.some((question) => question.id === id));
  const asked = [...questions, ...gone.map((id) => ({ id, question: 'Question retirée', answers: [] }))];
  return asked.map(({ id, question, answers }) => ({
    ...FIELD,
    name: `${name}.${id}`,
    place: `${place}.${id}`,
    label: question || 'Question',
    kind: 'choice',
    value: String(data[id] ?? ''),
    isRequired: answers.length > 0,
    choices: [
      ['', answers.length > 0 ? 'À choisir' : 'Sans réponse'],
      ...answers.map((each) => [each.id, each.label] as const),
    ],
  }));
}

function isFixed(schema: Record<string, unknown>): boolean {
  return FIXED.has(schema) || (Array.isArray(schema.pipe) && FIXED.has(schema.pipe[0]));
}

/** The part of the file that holds a field. */
export function partOf(name: string): string {
  const place = arrangedList(name) ?? name;
  return APART.exec(place)?.[0] ?? place.split('.')[0] ?? '';
}

/** A part without a name is named by its first text. */
function groupOf(entry: Entry, { name, kind }: Field, groups: ReadonlyMap<string, readonly Field[]>): string {
  if (!name.includes('.') && kind !== 'order') return '';
  const key = partOf(name);
  const text = String(groups.get(key)?.[0]?.value ?? '');
  if (text === '') return nameIn(entry, key) ?? 'Nouvel élément';
  return nameIn(entry, key) ?? `« ${text.length > 60 ? `${text.slice(0, 59)}…` : text} »`;
}

function labelOf(entry: Entry, { name, place = name }: Field): string {
  const part = partOf(place);
  const keys = (place === part ? part : place.slice(part.length + 1)).split('.');
  const known = keys.flatMap((key, index) => {
    if (/^\d+$/.test(key))
      return [RANGE.get(keys[index - 1] ?? '')?.[Number(key)] ?? String(Number(key) + 1)];
    // Only a page has a name in links.
    if (key === 'name' && name !== 'name' && part !== 'meta') return ['Nom'];
    return nameIn(entry, key) ?? [];
  });
  return known.length > 0 ? known.join(', ').replaceAll(/(?<=\p{L}), (?=\d)/gu, ' ') : 'Texte';
}

function nameIn({ id }: Entry, key: string): string | undefined {
  return FIELD_NAMES[`${id}.${key}`] ?? FIELD_NAMES[key];
}

const RANGE = new Map(['base', 'days'].map((key) => [key, ['au moins', 'au plus']]));
