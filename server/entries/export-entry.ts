import { type Document, isScalar, isSeq, parseDocument, stringify } from 'yaml';
import { arrangedList, type Changes, isSameValue, keptItems, valueAt, withChanges } from './changes.ts';
import { dataOf, type Entry } from './entries.ts';
import { fileWith } from './published-values.ts';

const FRONT_MATTER = /^(---[ \t]*\r?\n)([\s\S]*?)((?<=\n)---[ \t]*(?:\r?\n)?)([\s\S]*)$/;

/**
 * A file with its published changes; comments and unchanged parts keep their formatting.
 * @param text current content of the file
 */
export function exportedEntry({ path }: Entry, changes: Changes, text: string): string {
  const { content, ...fields } = changes;
  if (!path.endsWith('.md')) return withFields(text, changes);
  const [, open = '', front = '', close = '', body = ''] = FRONT_MATTER.exec(text) ?? [];
  const written = typeof content?.value === 'string' ? `\n${content.value.trim()}\n` : body;
  return open + withFields(front, fields) + close + written;
}

function withFields(text: string, changes: Changes): string {
  if (Object.keys(changes).length === 0) return text;
  const document = parseDocument(text);
  const lists = outerLists(changes);
  const file = document.toJS();
  const whole = withChanges(file, changes);
  if (isSameValue(file, whole)) return text;
  for (const list of lists) arrange(document, keysOf(list), valueAt(whole, list));
  for (const [field, { value }] of Object.entries(changes)) {
    if (isWithin(field, lists)) continue;
    const keys = keysOf(field);
    const node = document.getIn(keys, true);
    if (value === '') document.deleteIn(keys);
    else if (isScalar(node) && typeof value === 'string') node.value = value;
    else document.setIn(keys, document.createNode(value));
  }
  return document.toString({ lineWidth: 120 });
}

function keysOf(field: string): (string | number)[] {
  return field.split('.').map((key) => (/^\d+$/.test(key) ? Number(key) : key));
}

/** The arranged lists that are in no other. */
function outerLists(changes: Changes): string[] {
  const lists = Object.keys(changes).flatMap((name) => arrangedList(name) ?? []);
  return lists.filter((list) => !lists.some((other) => list.startsWith(`${other}.`)));
}

function isWithin(field: string, lists: readonly string[]): boolean {
  return lists.some((list) => field === `${list}[]` || field.startsWith(`${list}.`));
}

/** Writes a list; the items that stay as they are keep their formatting. */
function arrange(document: Document, keys: (string | number)[], items: unknown): void {
  const node = document.getIn(keys, true);
  if (!Array.isArray(items)) document.deleteIn(keys);
  else if (isSeq(node)) {
    const known = keptItems(node.toJS(document));
    const kept = [...node.items];
    node.items = items.map((item) => kept[known.indexOf(JSON.stringify(item))] ?? document.createNode(item));
  } else document.setIn(keys, document.createNode(items));
}

/** The file of a page that has none. */
export function madeText(entry: Entry, changes: Changes): string {
  const { content, ...fields } = fileWith(entry, changes);
  if (entry.path.endsWith('.yaml')) return stringify(fields, { lineWidth: 120 });
  return `---\n${stringify(fields, { lineWidth: 120 })}---\n\n${String(content).trim()}\n`;
}

/** A field that the site and the file of this build say differently. */
export interface Difference {
  field: string;
  file: unknown;
  site: unknown;
  /** What the file said when the field was changed, if a deployment has changed it since. */
  before?: unknown;
}

/** The fields in which published changes differ from the file of this build; an arranged list counts as one. */
export function differencesOf(entry: Entry, changes: Changes): Difference[] {
  const lists = outerLists(changes);
  const whole = withChanges(dataOf(entry), changes);
  const arranged = lists.map((list) => {
    const base = changes[`${list}[]`]?.base;
    const items: unknown[] = typeof base === 'object' ? base.map((item) => JSON.parse(item)) : [];
    return { field: list, site: valueAt(whole, list) ?? '', base: items };
  });
  const texts = Object.entries(changes)
    .filter(([field]) => !isWithin(field, lists))
    .map(([field, { value, base }]) => ({ field, site: value, base }));
  return [...arranged, ...texts].flatMap(({ field, site, base }) => {
    const file = valueAt(dataOf(entry), field) ?? '';
    if (isSameValue(file, site)) return [];
    const isChangedSince = !isSameValue(file, base) && !isSameValue(base, site);
    return [{ field, file, site, ...(isChangedSince ? { before: base } : {}) }];
  });
}
