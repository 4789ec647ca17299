import { parseFile } from './parse-file.ts';

/** Text still to be written before the site goes live; `npm run site -- preflight` lists them. */
export const PLACEHOLDER = /\[à compléter\s:\s[^[\]]+\]/g;

/**
 * Lists texts of pages still to be written, one text each with file, line and field. Legal pages are left to
 * `npm run site -- preflight`: the site can be shown without them.
 * @param files content files as written by authors, all valid
 */
export function placeholderFaults(files: readonly { path: string; text: string }[]): string[] {
  return files
    .filter(({ path }) => !path.startsWith('content/legal/'))
    .flatMap(({ path, text }) => {
      const { data, placeOf } = parseFile(path, text);
      const { content, ...fields } = data;
      const body = path.endsWith('.md') ? linesOf(text, String(content)) : [];
      return [
        ...placeholdersIn(fields).map(
          ([keys, gap]) => `${path}:${placeOf(keys).line}\n- ${keys.join('.')}: à écrire : ${gap}`,
        ),
        ...body.flatMap(([line, words]) =>
          gapsIn(words).map((gap) => `${path}:${line}\n- texte: à écrire : ${gap}`),
        ),
      ];
    });
}

/** The placeholders in the texts of a value, each with where it stands. */
export function placeholdersIn(value: unknown): [readonly PropertyKey[], string][] {
  return textsIn(value, []).flatMap(([keys, text]) =>
    gapsIn(text).map((gap): [readonly PropertyKey[], string] => [keys, gap]),
  );
}

function gapsIn(text: string): string[] {
  return text.match(PLACEHOLDER) ?? [];
}

/** Lines of the Markdown text, with their line numbers in the file. */
function linesOf(file: string, content: string): [number, string][] {
  const before = file.slice(0, file.indexOf(content)).split('\n').length;
  return content.split('\n').map((words, index) => [before + index, words]);
}

function textsIn(value: unknown, keys: readonly PropertyKey[]): [readonly PropertyKey[], string][] {
  if (typeof value === 'string') return [[keys, value]];
  if (Array.isArray(value)) return value.flatMap((item, index) => textsIn(item, [...keys, index]));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, item]) => textsIn(item, [...keys, key]));
}
