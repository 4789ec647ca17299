import { isShown, type Parts, partOf } from './parts.ts';

/** A link as Markdown or HTML writes it. */
const LINK = /(?:\]\(|\bhref=["'])(\/[^\s)"']*)/g;

/**
 * Links of texts into parts that are off, one text each with file and line: the build leaves their words, which may
 * have to be written anew.
 * @param files content files as authors wrote them
 */
export function hiddenLinks(files: readonly { path: string; text: string }[], parts: Parts): string[] {
  return files.flatMap((file) => {
    // A file of a part that is off makes no page.
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
