import { contentFaults } from '../../content/checks.ts';
import type { ContentFault } from '../../content/content.ts';
import { type ContentValues, withContent } from '../../content/live.ts';
import { placeholdersIn } from '../../content/placeholders.ts';
import { wholeContent } from '../../content/whole-content.ts';
import { type Changes, withChanges } from './changes.ts';
import { dataOf, type Entry } from './entries.ts';
import { type FieldIssue, readEntry } from './published-values.ts';

/**
 * What the build would refuse of a file with these changes: its schema, its placeholders, and the checks across files.
 * @param others what is published of the other files
 */
export function entryFaults(entry: Entry, changes: Changes, others: ContentValues): FieldIssue[] {
  const read = readEntry(entry, changes);
  if ('issues' in read) return [...read.issues];
  const gaps =
    entry.kind === 'legal' || entry.kind === 'free'
      ? []
      : placeholdersIn(withChanges(dataOf(entry), changes));
  const across = faultsAcross(read.add(others));
  const elsewhere = across.filter(({ file }) => file !== entry.path);
  // A page that has ended leaves links to it behind: they hold up their own file only.
  const before = new Set(elsewhere.length > 0 ? faultsAcross(others).map(keyOf) : []);
  return [
    ...gaps.map(([keys, gap]) => ({ field: keys.join('.'), message: `à écrire : ${gap}` })),
    ...across.filter(({ file }) => file === entry.path).map(({ field, message }) => ({ field, message })),
    ...elsewhere
      .filter((fault) => !before.has(keyOf(fault)))
      .map((fault) => ({ field: '', message: keyOf(fault) })),
  ];
}

function faultsAcross(values: ContentValues): ContentFault[] {
  // Pictures are not changed here: the build found those of the files.
  return withContent(values, () => contentFaults(wholeContent(), () => true));
}

function keyOf({ file, field, message }: ContentFault): string {
  return `${file}, ${field} : ${message}`;
}
