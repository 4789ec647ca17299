import { isShown, type Parts, partOf } from './parts.ts';

const LINK = /(?:\]\(|\bhref=["'])(\/[^\s)"']*)/g;

/**
 * Lists links into parts that are switched off, one text each with file and line. The build keeps their
 * words, which may need rewriting.
 * @param files content files as written by authors
 */
export function hiddenLinks(files: readonly { path: string; text: string }[], parts: Parts): string[] {
  return files.flatMap((file) => {
    if (isOffFile(file.path, parts)) return [];
    return file.text
      .split('\n')
      .flatMap((line, index) =>
        [...line.matchAll(LINK)].flatMap(([, path = '']) =>
          isShown(path, parts)
            ? []
            : [
                `${file.path}:${index + 1}\n- ${path} : lien d’une partie éteinte (${partOf(path)}), ses mots restent`,
              ],
        ),
      );
  });
}

function isOffFile(path: string, { blog, cities, technologies }: Parts): boolean {
  const folders = { articles: blog, cities, technologies };
  return Object.entries(folders).some(([folder, isOn]) => !isOn && path.startsWith(`content/${folder}/`));
}
