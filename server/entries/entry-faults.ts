import { contentFaults } from '../../content/checks.ts';
import type { ContentFault } from '../../content/content.ts';
import { type ContentValues, withContent } from '../../content/live.ts';
import { placeholdersIn } from '../../content/placeholders.ts';
import { wholeContent } from '../../content/whole-content.ts';
import { type Changes, keyedName } from './changes.ts';
import type { Entry } from './entries.ts';
import { ownWordFaults } from './own-word-faults.ts';
import { type FieldIssue, fileWith } from './published-values.ts';
import { withEntryChanged } from './retirement.ts';

/**
 * What the build would refuse of a file with these changes: its schema, its placeholders, and the checks across files.
 * @param others what is published of the other files
 */
export function entryFaults(entry: Entry, changes: Changes, others: ContentValues): FieldIssue[] {
  const faults = faultsIn(entry, changes, others);
  return faults.map(({ field, message }) => ({ field: keyedName(changes, field), message }));
}

function faultsIn(entry: Entry, changes: Changes, others: ContentValues): FieldIssue[] {
  const read = withEntryChanged(entry, changes, others);
  if ('issues' in read) return [...read.issues];
  const gaps =
    entry.kind === 'legal' || entry.kind === 'free' ? [] : placeholdersIn(fileWith(entry, changes));
  const across = faultsAcross(read.values);
  const elsewhere = across.filter(({ file }) => file !== entry.path);
  return [
    ...gaps.map(([keys, gap]) => ({ field: keys.join('.'), message: `à écrire : ${gap}` })),
    ...across.filter(({ file }) => file === entry.path).map(({ field, message }) => ({ field, message })),
    ...newFaults(elsewhere, others),
    ...(entry.isMade ? ownWordFaults(entry, read.values) : []),
  ];
}

/** What the build would refuse of the content as a whole. */
export function faultsAcross(values: ContentValues): ContentFault[] {
  // Pictures are not changed here: the build found those of the files.
  return withContent(values, () => contentFaults(wholeContent(), () => true));
}

/** The faults that the content did not have before: a page that has ended leaves links to it behind. */
export function newFaults(faults: readonly ContentFault[], before: ContentValues): FieldIssue[] {
  const known = new Set(faults.length > 0 ? faultsAcross(before).map(keyOf) : []);
  return faults
    .filter((fault) => !known.has(keyOf(fault)))
    .map((fault) => ({ field: '', message: keyOf(fault) }));
}

function keyOf({ file, field, message }: ContentFault): string {
  return `${file}, ${field} : ${message}`;
}
