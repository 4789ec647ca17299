import type { partList } from 'content-collections';
import { withSiteLinks } from './site-links.ts';

/** Which optional parts of the site are switched on (`content/parts.yaml`). */
export type Parts = typeof partList;
export type Part = keyof Parts;

/** Part by first path segment; other pages are always shown. */
const PART_OF_AREA: Readonly<Partial<Record<string, Part>>> = {
  villes: 'cities',
  technologies: 'technologies',
  blog: 'blog',
  article: 'blog',
  estimation: 'estimate',
  delais: 'delivery',
};

/** The part that a page belongs to. @param path with or without query and fragment */
export function partOf(path: string): Part | undefined {
  return PART_OF_AREA[path.split(/[/?#]/, 2)[1] ?? ''];
}

/** Whether a page’s part is switched on, or it belongs to none. */
export function isShown(path: string, parts: Parts): boolean {
  const part = partOf(path);
  return part === undefined || parts[part];
}

/** Removes links into parts that are switched off from HTML; their text stays. */
export function withoutHiddenLinks(html: string, parts: Parts): string {
  if (Object.values(parts).every(Boolean)) return html;
  return withSiteLinks(html, (address) => (isShown(address, parts) ? address : null));
}

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
