import { isScalar, parseDocument, stringify } from 'yaml';
import { type Changes, isSameValue, valueAt } from './changes.ts';
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
  for (const [field, { value }] of Object.entries(changes)) {
    const keys = field.split('.').map((key) => (/^\d+$/.test(key) ? Number(key) : key));
    const node = document.getIn(keys, true);
    if (value === '') document.deleteIn(keys);
    else if (isScalar(node) && typeof value === 'string') node.value = value;
    else document.setIn(keys, document.createNode(value));
  }
  return document.toString({ lineWidth: 120 });
}

/** The file of a page that has none. */
export function madeText(entry: Entry, changes: Changes): string {
  const { content, ...fields } = fileWith(entry, changes);
  return `---\n${stringify(fields, { lineWidth: 120 })}---\n\n${String(content).trim()}\n`;
}

/** A field that the site and the file of this build say differently. */
export interface Difference {
  field: string;
  file: unknown;
  site: Changes[string]['value'];
  /** What the file said when the field was changed, if a deployment has changed it since. */
  before?: Changes[string]['value'];
}

/** The fields in which published changes differ from the file of this build. */
export function differencesOf(entry: Entry, changes: Changes): Difference[] {
  return Object.entries(changes).flatMap(([field, { value, base }]) => {
    const file = valueAt(dataOf(entry), field) ?? '';
    const isSame = JSON.stringify(file) === JSON.stringify(value);
    if (isSame) return [];
    const isChangedSince = JSON.stringify(file) !== JSON.stringify(base) && !isSameValue(base, value);
    return [{ field, file, site: value, ...(isChangedSince ? { before: base } : {}) }];
  });
}
