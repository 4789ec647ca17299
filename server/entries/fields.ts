import { drawing, picture, pictureView, slug } from '../../content/schema/text.ts';
import { asTyped } from '../articles/desk/as-typed.ts';
import { type Changes, valueAt } from './changes.ts';
import { dataOf, type Entry } from './entries.ts';
import { FIELD_NAMES } from './entry-names.ts';
import { type Field, isObject, LONGEST_LINE, limitsOf } from './field.ts';
import { freeFields } from './free-fields.ts';
import { makingOf } from './made-pages.ts';

/** What only a file can change: addresses, drawings, places among others, and code, whose lines count. */
const FIXED = new Set<unknown>([slug, picture, pictureView, drawing]);
const FIXED_NAMES =
  /^(?:aliases|map|menu|order|services|technologies|trade)(?:\.\d+)?$|^(?:map|menu)\.|^scene\..*\.(?:code|lit)$/;
/** Addresses of pages that a menu shows in its own order. */
const CHOSEN = 'cities';
/** Parts that are one for each of their items. */
const APART = /^(?:kinds|quotes)\.\d+(?:\.questions\.\d+|\.lines)?|^\w+\.offers\.\d+/;
/** Texts of several paragraphs, or with links. */
const MARKDOWN = /^content$|^sectionDescription$|\.answer$/;

/**
 * The texts of a file, in its order; the same for each process of a build.
 * @param changes of a page without a file, whose sections they are
 */
export function fieldsOf(entry: Entry, changes: Changes): readonly Field[] {
  if (entry.kind === 'free') return freeFields(changes);
  if (entry.isMade) return madeFields(entry);
  const known = read.get(entry.path);
  if (known) return known;
  const isCopy = entry.kind === 'page' || entry.kind === 'copy';
  const all = walk(entry.schema, dataOf(entry), '', true).filter(
    ({ name, kind }) => (isCopy || !FIXED_NAMES.test(name)) && (kind !== 'flag' || entry.isOwners),
  );
  const groups = Map.groupBy(all, ({ name }) => partOf(name));
  const fields = all.map((field) => ({
    ...field,
    group: groupOf(entry, field, groups),
    label: labelOf(entry, field.name),
  }));
  read.set(entry.path, fields);
  return fields;
}

/** The fields of a page without a file: first those without which it would be empty. */
function madeFields(entry: Entry): readonly Field[] {
  const { essential = {}, blank = {}, given = {} } = makingOf(entry) ?? {};
  const walked = walk(entry.schema, blank, '', true).filter(
    ({ name }) => !FIXED_NAMES.test(name) && given[name] !== null,
  );
  const places = [...Object.keys(essential)];
  const placeOf = ({ name }: Field) => (places.includes(name) ? places.indexOf(name) : places.length);
  return [...walked, PICTURE]
    .toSorted((a, b) => placeOf(a) - placeOf(b))
    .map((field) => ({
      ...field,
      isRequired: field.name in essential,
      group: field.name.includes('.') ? (nameIn(entry, partOf(field.name)) ?? '') : '',
      label: labelOf(entry, field.name),
      ...given[field.name],
    }));
}

const PICTURE: Field = {
  name: 'picture',
  group: '',
  label: '',
  kind: 'picture',
  value: '',
  isRequired: false,
  least: undefined,
  most: undefined,
  slots: [],
};

const read = new Map<string, readonly Field[]>();

function walk(schema: unknown, data: unknown, name: string, isRequired: boolean): Field[] {
  if (!isObject(schema) || isFixed(schema)) return [];
  if ('wrapped' in schema) {
    const { wrapped } = schema;
    // Of a part that may be left out, the texts that it is made of may not.
    const isPart = isObject(wrapped) && ('entries' in wrapped || 'item' in wrapped);
    return walk(wrapped, data, name, isPart && isRequired);
  }
  if ('entries' in schema && isObject(schema.entries)) {
    if (data === undefined) return [];
    return Object.entries(schema.entries).flatMap(([key, part]) =>
      walk(part, valueAt(data, key), name === '' ? key : `${name}.${key}`, isRequired),
    );
  }
  const { least, most, slots } = limitsOf(schema);
  const field = { name, group: '', label: '', isRequired, least, most, slots };
  if ('item' in schema && isObject(schema.item)) {
    if (!Array.isArray(data)) return [];
    if (isFixed(schema.item) && name !== CHOSEN) return [];
    if (schema.item.type === 'string')
      return [
        {
          ...field,
          kind: 'lines',
          value: data.map((text) => asTyped(String(text))),
          slots: limitsOf(schema.item).slots,
        },
      ];
    return data.flatMap((item, index) => walk(schema.item, item, `${name}.${index}`, isRequired));
  }
  if ('items' in schema && Array.isArray(schema.items))
    return schema.items.flatMap((item, index) =>
      walk(item, valueAt(data, String(index)), `${name}.${index}`, isRequired),
    );
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

function isFixed(schema: Record<string, unknown>): boolean {
  return FIXED.has(schema) || (Array.isArray(schema.pipe) && FIXED.has(schema.pipe[0]));
}

/** The part of the file that holds a field. */
export function partOf(name: string): string {
  return APART.exec(name)?.[0] ?? name.split('.')[0] ?? '';
}

/** A part without a name is named by its first text. */
function groupOf(entry: Entry, { name }: Field, groups: ReadonlyMap<string, readonly Field[]>): string {
  if (!name.includes('.')) return '';
  const key = partOf(name);
  const text = String(groups.get(key)?.[0]?.value ?? '');
  return nameIn(entry, key) ?? `« ${text.length > 60 ? `${text.slice(0, 59)}…` : text} »`;
}

function labelOf(entry: Entry, name: string): string {
  const part = partOf(name);
  const keys = (name === part ? part : name.slice(part.length + 1)).split('.');
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
