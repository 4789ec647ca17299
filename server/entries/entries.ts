import type * as v from 'valibot';
import type { ListedCopy } from '../../content/listed-page.ts';
import { parseFile } from '../../content/parse-file.ts';
import { detailModules } from '../../content/schema/copy/details.ts';
import { hiddenPageModules } from '../../content/schema/copy/hidden-pages.ts';
import { pageModules } from '../../content/schema/copy/pages.ts';
import { sharedModules } from '../../content/schema/copy/shared.ts';
import { legalSchema } from '../../content/schema/pages.ts';
import { ENTRY_NAMES } from './entry-names.ts';

/** The files as of the build, by path from here. */
const FILES = import.meta.glob<string>(['../../content/copy/*.yaml', '../../content/legal/*.md'], {
  query: '?raw',
  import: 'default',
  eager: true,
});

type Kind =
  /** A page that has no file but its copy. */
  | { kind: 'page'; module: string; schema: v.GenericSchema<unknown, ListedCopy> }
  /** The texts of other screens. */
  | { kind: 'copy'; module: string; schema: v.GenericSchema<unknown, object> }
  | { kind: 'legal'; slug: string; schema: typeof legalSchema };

/** A file of `content/` that colleagues can change on the site. */
export type Entry = Kind & {
  /** From the root of the project: `content/copy/home.yaml`. */
  path: string;
  /** Its last part in URLs. */
  id: string;
  /** Name for colleagues. */
  name: string;
  /** A page that shows it; `null` if none can be opened. */
  shownAt: string | null;
  /** The file as of the build. */
  text: string;
};

function entry(
  path: string,
  id: string,
  kind: Kind,
  shownAt: string | null = ENTRY_NAMES[id]?.shownAt ?? null,
): Entry {
  const text = FILES[`../../${path}`];
  if (text === undefined) throw new Error(`${path} is not in the build`);
  return { ...kind, path, id, name: ENTRY_NAMES[id]?.name ?? id, shownAt, text };
}

const idOf = (path: string) => path.replace(/^.*\/|\.yaml$/g, '');

/** The files that can be changed: pages first, then what several pages share, then legal pages. */
export const ENTRIES: readonly Entry[] = [
  ...pageModules.map(({ name, filePath, source }) =>
    entry(filePath, idOf(filePath), { kind: 'page', module: name, schema: source }),
  ),
  ...[...detailModules, ...hiddenPageModules, ...sharedModules].map(({ name, filePath, source }) =>
    entry(filePath, idOf(filePath), { kind: 'copy', module: name, schema: source }),
  ),
  ...Object.keys(FILES)
    .filter((path) => path.endsWith('.md'))
    .map((file) => {
      const slug = file.replace(/^.*\/|\.md$/g, '');
      return entry(
        `content/legal/${slug}.md`,
        slug,
        { kind: 'legal', slug, schema: legalSchema },
        `/${slug}`,
      );
    }),
];

const parsed = new Map<string, Record<string, unknown>>();

/** The fields of the file. */
export function dataOf({ path, text }: Entry): Record<string, unknown> {
  const known = parsed.get(path) ?? parseFile(path, text).data;
  parsed.set(path, known);
  return known;
}
