import type { PageCopy } from './schema/copy/copy-file.ts';
import { fillText, type Sentence } from './sentence.ts';

/** What the texts of a page can name. */
interface PageSlots {
  claims: { promises: Record<'replyWithin' | 'freeAdvice' | 'freeDevelopment', string> };
  brand: string;
  tagline: string;
  /** Number of entries of a list, by its path. */
  counts: Partial<Record<string, number>>;
}

/** A copy with what it says of its page, and the titles that it may have. */
export type ListedCopy = PageCopy & {
  title?: string;
  page?: Sentence<'number'>;
  hero?: HeroCopy;
};

interface HeroCopy {
  title: string | Sentence<'count'>;
  titleOfOne?: string | undefined;
  titleOfNone?: string | undefined;
}

/** A page that has no file but its copy, for links, sitemap, search, share pictures and `llms.txt`. */
export function listedPage(file: string, copy: ListedCopy, { claims, brand, tagline, counts }: PageSlots) {
  const { path, name, title, description } = copy.meta;
  const { area, picture, search, summary } = copy.listing;
  const count = counts[path] ?? 0;
  // The longest form of a title is that of a list's second page.
  const page = copy.page ? fillText(copy.page, { number: 2 }) : '';
  const { replyWithin, freeAdvice, freeDevelopment } = claims.promises;
  const slots = { replyWithin, freeAdvice, freeDevelopment, brand, tagline, count, page };
  const heading = copy.hero ? headingOf(copy.hero, count) : (copy.title ?? name);
  return {
    file,
    path,
    name,
    head: { title: fillText(title, slots), description: fillText(description, slots) },
    area: fillText(area, slots),
    title: typeof heading === 'string' ? heading : fillText(heading, slots),
    picture,
    search,
    summary: summary ? fillText(summary, slots) : '',
  };
}

/** The title of a page's first screen, which is another for a list of one or none. */
function headingOf({ title, titleOfOne, titleOfNone }: HeroCopy, count: number) {
  if (count === 0 && titleOfNone) return titleOfNone;
  return count === 1 && titleOfOne ? titleOfOne : title;
}
