import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseMarkdown, parseYaml } from '../../content/parse-file.ts';

/** A content file that is there, by the name of its page; its fields are as its author left them. */
export interface Existing {
  slug: string;
  data: Readonly<Record<string, unknown>>;
}

/** The entries of one folder of `content/`, in the order of their names. @throws SyntaxFault */
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

/** A single file of `content/`, such as `menus.yaml`. @throws SyntaxFault */
export function fileOf(root: string, name: string): Readonly<Record<string, unknown>> {
  return parseYaml(readFileSync(join(root, 'content', name), 'utf8')).data;
}
