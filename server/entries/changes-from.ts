import { MOST_SECTIONS } from '../../content/schema/free-page.ts';
import { asTyped } from '../articles/desk/as-typed.ts';
import { arrangedList, type Changes, type FieldValue, isSameValue } from './changes.ts';
import type { Entry } from './entries.ts';
import type { Field } from './field.ts';
import { fieldsOf } from './fields.ts';
import { changesOf, documentOf, isKind, SECTION_KINDS } from './free-document.ts';
import { ordersFrom } from './lists.ts';
import { madeFrom, valuesOf } from './made-pages.ts';

/**
 * The changes that typed texts make of a file; absent fields keep theirs. Lists have one text a line.
 * @param before the changes so far, whose unchanged ones keep what the file said then
 */
export function changesFrom(entry: Entry, before: Changes, typed: ReadonlyMap<string, string>): Changes {
  if (entry.kind === 'free') return freeChanges(entry, before, typed);
  if (entry.isMade) return madeFrom(entry, valuesOf({ ...before, ...written(entry, before, typed) }));
  const orders = ordersFrom(entry, before, typed);
  const texts = fieldsOf(entry, { ...textsOf(before), ...orders }).flatMap((field) => {
    if (field.kind === 'order') return [];
    const known = before[field.name];
    const text = typed.get(field.name);
    const value = chosen(field, text === undefined ? (known?.value ?? field.value) : readText(field, text));
    if (isSameValue(value, field.value)) return [];
    const change = known && isSameValue(known.value, value) ? known : { value, base: field.value };
    return [[field.name, change]];
  });
  return { ...Object.fromEntries(texts), ...orders };
}

/** The changes of texts, without those of lists. */
function textsOf(changes: Changes): Changes {
  return Object.fromEntries(Object.entries(changes).filter(([name]) => arrangedList(name) === undefined));
}

/**
 * A form says itself which sections its texts are of: a colleague may have arranged them otherwise meanwhile. A typed
 * field of another section is left out.
 */
function freeChanges(entry: Entry, before: Changes, typed: ReadonlyMap<string, string>): Changes {
  const kinds = typed.get(SECTION_KINDS)?.split(' ').filter(isKind).slice(0, MOST_SECTIONS);
  const known = kinds
    ? changesOf({ ...documentOf(before), sections: kinds.map((kind) => ({ kind })) })
    : before;
  return changesOf(documentOf({ ...known, ...written(entry, known, typed) }));
}

/** The typed texts, as changes of an empty file. */
function written(entry: Entry, before: Changes, typed: ReadonlyMap<string, string>): Changes {
  return Object.fromEntries(
    fieldsOf(entry, before).flatMap((field) => {
      const text = typed.get(field.name);
      return text === undefined ? [] : [[field.name, { value: readText(field, text), base: '' }]];
    }),
  );
}

/** What a text of a form says. */
export function readText({ kind, value }: Field, text: string): FieldValue {
  const plain = asTyped(text).replaceAll('\r\n', '\n').trim();
  if (kind === 'flag') return FLAGS.get(plain.toLowerCase()) ?? plain;
  if (kind === 'number') return plain === '' ? '' : readNumber(plain);
  // A list that nobody began is none.
  if (plain === '' && value === '') return '';
  if (kind !== 'lines') return kind === 'markdown' ? plain : plain.replaceAll(/\s*\n\s*/g, ' ');
  return plain.split('\n').flatMap((line) => line.trim() || []);
}

/** What is chosen is one of the choices, which may have changed. */
function chosen({ choices }: Field, value: FieldValue): FieldValue {
  return choices?.some(([choice]) => choice === value) === false ? '' : value;
}

const FLAGS = new Map([
  ['oui', true],
  ['non', false],
]);

/** What is no number stays as it was typed: the schema says what it expects. */
function readNumber(text: string): FieldValue {
  const number = Number(text.replace(',', '.').replaceAll(' ', ''));
  return Number.isFinite(number) ? number : text;
}

/** A value as its field of a form holds it. */
export function typedValue(value: FieldValue): string {
  if (typeof value === 'boolean') return value ? 'oui' : 'non';
  if (typeof value === 'number') return String(value).replace('.', ',');
  return typeof value === 'string' ? value : value.join('\n');
}
