import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseMarkdown, parseYaml } from '../../content/parse-file.ts';

/** An existing content file; its fields are not validated. */
export interface Existing {
  slug: string;
  data: Readonly<Record<string, unknown>>;
}

/** Reads the entries of one folder of `content/`, sorted by name. @throws SyntaxFault */
export function entriesOf(root: string, folder: string): Existing[] {
  const directory = join(root, 'content', folder);
  return readdirSync(directory)
    .filter((file) => /\.(?:md|yaml)$/.test(file) && file !== 'SOURCES.md')
    .sort()
    .map((file) => {
      const text = readFileSync(join(directory, file), 'utf8');
      const { data } = file.endsWith('.md') ? parseMarkdown(text) : parseYaml(text);
      return { slug: file.replace(/\.\w+$/, ''), data };
    });
}

/** Reads a single file of `content/`, such as `menus.yaml`. @throws SyntaxFault */
export function fileOf(root: string, name: string): Readonly<Record<string, unknown>> {
  return parseYaml(readFileSync(join(root, 'content', name), 'utf8')).data;
}
