import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type ParsedFile, parseFile, placeInWords, SyntaxFault } from '../content/parse-file.ts';
import configuration from '../content-collections.ts';

/** A file read by a collection; its path is relative to the project root. */
export interface ContentFile {
  path: string;
  source: Source;
}

type Source = (typeof configuration.content)[number];

/** Files under `content/` that no collection reads: notes for authors, and the digests for preflight. */
const NOTES = ['content/cities/SOURCES.md', 'content/demonstration.json'];

/**
 * Lists every content file under `root` that fails its schema or belongs to no collection, one text per file
 * with place, field and allowed values. content-collections would skip such files silently.
 */
export async function fileFaults(root: string): Promise<string[]> {
  const files = contentFiles(root);
  const read = await Promise.all(
    files.map((file) => faultsIn(file, () => readFileSync(join(root, file.path), 'utf8'))),
  );
  const known = new Set([...files.map(({ path }) => path), ...NOTES]);
  const strays = globSync('content/**/*.{md,markdown,yaml,yml,json}', { cwd: root })
    .map(withSlashes)
    .filter((path) => !known.has(path))
    .map((path) => `${path}\n- aucune page ne se fait de ce fichier : vérifiez son dossier et son extension`);
  // Several modules may read the same file: its faults are reported once.
  return [...new Set(read.filter((fault) => fault !== undefined)), ...strays];
}

/** All files matched by the collections, plus the singletons, present or not. */
export function contentFiles(root: string): ContentFile[] {
  return configuration.content.flatMap((source): ContentFile[] => {
    if ('filePath' in source) return [{ path: source.filePath, source }];
    return globSync(`${source.directory}/${source.include}`, { cwd: root })
      .map(withSlashes)
      .filter((path) => !NOTES.includes(path))
      .sort()
      .map((path) => ({ path, source }));
  });
}

/** Validates one file, whose text `read` returns; `undefined` if it is valid. */
export async function faultsIn(
  { path, source }: ContentFile,
  read: () => string,
): Promise<string | undefined> {
  let parsed: ParsedFile;
  try {
    parsed = parseFile(path, read());
  } catch (error) {
    if (error instanceof SyntaxFault) return `${path}\n- ${placeInWords(error.place)}: ${error.message}`;
    return `${path}\n- ce fichier manque ou ne se lit pas (${error instanceof Error ? error.message : error})`;
  }
  const { issues } = await source.schema['~standard'].validate(parsed.data);
  if (!issues) return undefined;
  const lines = issues.map(({ message, path: field = [] }) => {
    const keys = field.map((part) => (typeof part === 'object' ? part.key : part));
    return `- ${keys.join('.')} (${placeInWords(parsed.placeOf(keys))}): ${message}`;
  });
  return [path, ...lines].join('\n');
}

/** Windows globs return backslashes. */
function withSlashes(path: string): string {
  return path.replaceAll('\\', '/');
}
