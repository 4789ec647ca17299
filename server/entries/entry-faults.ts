import { contentFaults } from '../../content/checks.ts';
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
  const across = withContent(read.add(others), () =>
    // Pictures are not changed here: the build found those of the files.
    contentFaults(wholeContent(), () => true),
  );
  return [
    ...gaps.map(([keys, gap]) => ({ field: keys.join('.'), message: `à écrire : ${gap}` })),
    ...across.map(({ file, field, message }) =>
      file === entry.path ? { field, message } : { field: '', message: `${file}, ${field} : ${message}` },
    ),
  ];
}
