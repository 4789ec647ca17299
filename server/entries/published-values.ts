import * as built from 'content-collections';
import { allLegalPages, pageList } from 'content-collections';
import * as v from 'valibot';
import { listedPage } from '../../content/listed-page.ts';
import { type ContentValues, withContent } from '../../content/live.ts';
import { frenchMessage } from '../../content/schema/messages.ts';
import { legalPageFrom, pageSlots } from '../../content/whole-content.ts';
import { mapTexts } from '../../domain/map-texts.ts';
import { htmlTypography } from '../../domain/typography.ts';
import { type Changes, withChanges } from './changes.ts';
import { dataOf, type Entry } from './entries.ts';

/** Adds what a file’s changes make of the modules of `content-collections`, or says what its schema refuses. */
type ReadEntry = { add(values: ContentValues): ContentValues } | { issues: readonly FieldIssue[] };

export interface FieldIssue {
  field: string;
  message: string;
}

/** Reads a file with changes as the build would. */
export function readEntry(entry: Entry, changes: Changes): ReadEntry {
  const data = withChanges(dataOf(entry), changes);
  switch (entry.kind) {
    case 'page': {
      const parsed = v.safeParse(entry.schema, data, { message: frenchMessage });
      if (!parsed.success) return issuesIn(parsed.issues);
      const { listing: _listing, ...copy } = parsed.output;
      const page = typeset(listedPage(entry.path, parsed.output, pageSlots()));
      return {
        add: (values) => ({
          ...values,
          [entry.module]: typeset(copy),
          pageList: {
            ...pageList,
            pages: pagesIn(values).map((known) => (known.file === entry.path ? page : known)),
          },
        }),
      };
    }
    case 'copy': {
      const parsed = v.safeParse(entry.schema, data, { message: frenchMessage });
      if (!parsed.success) return issuesIn(parsed.issues);
      return { add: (values) => ({ ...values, [entry.module]: typeset(parsed.output) }) };
    }
    case 'legal': {
      const parsed = v.safeParse(entry.schema, data, { message: frenchMessage });
      if (!parsed.success) return issuesIn(parsed.issues);
      try {
        const page = typeset(legalPageFrom(entry.slug, parsed.output));
        return {
          add: (values) => ({
            ...values,
            allLegalPages: legalPagesIn(values).map((known) => (known.slug === entry.slug ? page : known)),
          }),
        };
      } catch (error) {
        return {
          issues: [{ field: 'content', message: error instanceof Error ? error.message : String(error) }],
        };
      }
    }
  }
}

function pagesIn(values: ContentValues): (typeof pageList)['pages'] {
  return withContent(values, () => [...pageList.pages]);
}

function legalPagesIn(values: ContentValues): typeof allLegalPages {
  return withContent(values, () => [...allLegalPages]);
}

/** As the build does with the texts of the files. */
function typeset<Value>(value: Value): Value {
  return mapTexts(value, htmlTypography);
}

function issuesIn(issues: readonly v.BaseIssue<unknown>[]): { issues: FieldIssue[] } {
  return {
    issues: issues.map(({ path = [], message }) => ({
      field: path.map(({ key }) => String(key)).join('.'),
      message,
    })),
  };
}

/** Modules that no browser loads. */
const SERVER_ONLY = new Set(['mailCopy', 'llmsCopy', 'pageList', 'allLegalPages']);

/** The fields of modules that differ from those of the build, for browsers. */
export function differencesIn(values: ContentValues): Record<string, object> {
  const files = new Map<string, unknown>(Object.entries(built));
  return withContent({}, () =>
    Object.fromEntries(
      Object.entries(values)
        .filter(([name]) => !SERVER_ONLY.has(name))
        .flatMap(([name, value]) => {
          const file = files.get(name);
          const fields = Object.entries(value).filter(
            ([field, now]) => JSON.stringify(now) !== JSON.stringify(fieldIn(file, field)),
          );
          return fields.length === 0 ? [] : [[name, Object.fromEntries(fields)]];
        }),
    ),
  );
}

function fieldIn(module: unknown, field: string): unknown {
  return typeof module === 'object' && module !== null ? Reflect.get(module, field) : undefined;
}
