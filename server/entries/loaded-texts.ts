import { createHash } from 'node:crypto';
import { type Changes, isSameValue } from './changes.ts';
import { readText, typedValue } from './changes-from.ts';
import type { Entry } from './entries.ts';
import type { Field } from './field.ts';
import { fieldsOf } from './fields.ts';
import { documentOf, SECTION_KINDS } from './free-document.ts';

/** What a form says of the texts that it was loaded with: their digests, which tell those that were changed since. */
export const LOADED = 'loaded';

export function loadedTexts(entry: Entry, changes: Changes): string {
  return fieldsOf(entry, changes)
    .map((field) => digest(field, textIn(changes, field)))
    .join(' ');
}

/**
 * The texts of a form, with those that a colleague saved meanwhile wherever the form still has what it was loaded with.
 * `undefined` where a text may have another place by now: a list or the sections are arranged otherwise, or both changed
 * one section.
 */
export function withTheirs(
  entry: Entry,
  theirs: Changes,
  typed: ReadonlyMap<string, string>,
): ReadonlyMap<string, string> | undefined {
  const loaded = new Set(typed.get(LOADED)?.split(' '));
  const fields = fieldsOf(entry, theirs).map((field) => {
    const [their, my = their] = [textIn(theirs, field), typed.get(field.name)];
    const isMine = !loaded.has(digest(field, my));
    return { ...field, their, my, isMine, isTheirs: !loaded.has(digest(field, their)) };
  });
  const isArranged = fields.some(
    ({ kind, their, my }) => kind === 'order' && !isSameValue(their.split('\n'), my.split(/\r?\n/)),
  );
  const kinds = documentOf(theirs).sections.map(({ kind }) => kind);
  if (isArranged || (entry.kind === 'free' && typed.get(SECTION_KINDS) !== kinds.join(' '))) return undefined;
  const sections = new Set(fields.flatMap(({ name, isTheirs }) => (isTheirs ? sectionOf(name) : [])));
  if (fields.some(({ name, isMine }) => isMine && sectionOf(name).some((each) => sections.has(each))))
    return undefined;
  return new Map([
    ...typed,
    ...fields.flatMap(({ name, their, isMine }): [string, string][] => (isMine ? [] : [[name, their]])),
  ]);
}

function textIn(changes: Changes, { name, value }: Field): string {
  return typedValue(changes[name]?.value ?? value);
}

/** The section of a page that colleagues make; its texts are known by its place. */
function sectionOf(name: string): readonly string[] {
  return /^sections\.\d+/.exec(name) ?? [];
}

function digest(field: Field, text: string): string {
  const said = JSON.stringify([field.name, readText(field, text)]);
  return createHash('sha256').update(said).digest('base64url').slice(0, 8);
}
