import type { partList } from 'content-collections';

/** Which parts of the site the agency has (`content/parts.yaml`). */
export type Parts = typeof partList;
export type Part = keyof Parts;

/** The part that pages belong to, by the first word of their address; the others are always there. */
const PART_OF_AREA: Readonly<Partial<Record<string, Part>>> = {
  villes: 'cities',
  technologies: 'technologies',
  blog: 'blog',
  article: 'blog',
  estimation: 'estimate',
  delais: 'delivery',
};

/** The part that a page of the site belongs to. @param path with or without query and fragment */
export function partOf(path: string): Part | undefined {
  return PART_OF_AREA[path.split(/[/?#]/, 2)[1] ?? ''];
}

/** Whether a page belongs to no part that is off. */
export function isShown(path: string, parts: Parts): boolean {
  const part = partOf(path);
  return part === undefined || parts[part];
}

/** The texts of HTML without its links into parts that are off: their words stay. */
export function withoutHiddenLinks(html: string, parts: Parts): string {
  return html.replaceAll(/<a\b[^>]*?\bhref="(\/[^"]*)"[^>]*>(.*?)<\/a>/gs, (link, path, words) =>
    isShown(path, parts) ? link : words,
  );
}
