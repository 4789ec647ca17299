import { readdirSync, readFileSync } from 'node:fs';
import { parseMarkdown, parseYaml } from '../../content/parse-file.ts';

/** A page of `content/`. */
export interface SeriesPage {
  slug: string;
  name: string;
}

/**
 * Pages of one folder of `content/` that are drawn as one of a series: those that nobody has composed pictures for.
 * @param picture a picture that the file must name for it to be drawn, by the page's slug
 */
export function seriesPages(
  folder: string,
  isComposed: (slug: string) => boolean,
  picture?: (slug: string) => string,
): SeriesPage[] {
  const directory = new URL(`../../content/${folder}/`, import.meta.url);
  return readdirSync(directory)
    .filter((file) => /\.(?:md|yaml)$/.test(file))
    .sort()
    .flatMap((file): SeriesPage[] => {
      const slug = file.replace(/\.\w+$/, '');
      if (isComposed(slug)) return [];
      const text = readFileSync(new URL(file, directory), 'utf8');
      if (picture && !text.includes(picture(slug))) return [];
      const { data } = file.endsWith('.md') ? parseMarkdown(text) : parseYaml(text);
      return [{ slug, name: String(data.name ?? data.title ?? slug) }];
    });
}
