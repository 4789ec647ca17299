import { partList } from 'content-collections';
import type { Element } from 'hast';
import { toString as textOf } from 'hast-util-to-string';
import { SKIP, visit } from 'unist-util-visit';
import { isFollowed } from '../../app/ui/followed-link.ts';
import { frameTables } from '../../content/frame-tables.ts';
import { isShown } from '../../content/parts.ts';
import { parseHtml, safeTree, writeHtml } from '../../content/safe-html.ts';
import type { ContentsEntry } from '../../domain/articles/article.ts';
import { articlePicture } from '../../domain/articles/picture-address.ts';
import { canonicalPath } from '../http/canonical-path.ts';

/** The visible text of HTML, on one line; no-break spaces stay. */
export function plainText(html: string): string {
  const blocks = safeTree(html).children.map((block) =>
    'children' in block || 'value' in block ? textOf(block) : '',
  );
  return blocks
    .join(' ')
    .replaceAll(/[ \t\r\n]+/g, ' ')
    .trim();
}

/** The HTML with absolute URLs, as links of `page` (its URL), for feeds. */
export function withFullAddresses({ html, page }: { html: string; page: string }): string {
  const tree = parseHtml(html);
  visit(tree, 'element', ({ properties }) => {
    for (const name of ['href', 'src']) {
      const address = properties[name];
      if (typeof address === 'string') properties[name] = URL.parse(address, page)?.href ?? address;
    }
    if (properties.srcSet)
      properties.srcSet = String(properties.srcSet).replaceAll('/assets/', new URL('/assets/', page).href);
  });
  return writeHtml(tree);
}

export interface ReadableArticle {
  /** HTML; its headings have the ids of `contents`. */
  content: string;
  contents: ContentsEntry[];
}

/**
 * Prepares the HTML of an article for its page: sanitises it again, gives ids to its headings, and builds the
 * table of contents. Links become canonical paths, because the client-side router does not know the server’s
 * redirects.
 */
export function readableArticle(html: string): ReadableArticle {
  const tree = safeTree(html);
  const headings: { element: Element; level: number }[] = [];
  visit(tree, 'element', (element) => {
    // Code scrolls sideways on narrow screens and must be focusable to scroll by keyboard (WCAG 2.1.1).
    if (element.tagName === 'pre') element.properties.tabIndex = 0;
    if (element.tagName === 'a') leadStraight(element);
    if (element.tagName === 'img' && fitPicture(element)) return SKIP;
    const level = /^h([1-6])$/.exec(element.tagName)?.[1];
    if (level) headings.push({ element, level: Number(level) });
    return undefined;
  });

  const listed = headings.filter(({ element, level }) => level <= 3 && textOf(element).trim());
  const contents = numberHeadings(
    listed.map(({ element, level }) => ({ level, title: textOf(element).trim() })),
  );
  for (const [index, { element }] of listed.entries()) element.properties.id = `section-${index}`;

  // The page has its own h1, so a text with an h1 is shifted down by one level.
  const hasTop = headings.some(({ level }) => level === 1);
  for (const { element, level } of headings) if (hasTop) element.tagName = `h${Math.min(level + 1, 6)}`;
  frameTables(tree);
  return { content: writeHtml(tree), contents };
}

function leadStraight(link: Element): void {
  const { properties } = link;
  const { href } = properties;
  if (typeof href !== 'string' || !isFollowed(href)) return;
  if (!isShown(href, partList)) {
    link.tagName = 'span';
    link.properties = {};
    return;
  }
  const [path] = href.split(/[?#]/, 1);
  if (path) properties.href = canonicalPath(path) + href.slice(path.length);
}

/** Turns an uploaded picture into a `<picture>` with sources and dimensions. Returns false for any other. */
function fitPicture(element: Element): boolean {
  const own = articlePicture(String(element.properties.src ?? ''));
  if (!own) return false;
  const sizes = '(min-width: 860px) 800px, 100vw';
  const image: Element = {
    ...element,
    children: [],
    properties: {
      ...element.properties,
      srcSet: own.sources('webp'),
      sizes,
      width: own.width,
      height: own.height,
      loading: 'lazy',
      decoding: 'async',
    },
  };
  const source: Element = {
    type: 'element',
    tagName: 'source',
    properties: { type: 'image/avif', srcSet: own.sources('avif'), sizes },
    children: [],
  };
  element.tagName = 'picture';
  element.properties = {};
  element.children = [source, image];
  return true;
}

/** A heading of an article; `level` is 1 to 3, for h1 to h3. */
interface Heading {
  level: number;
  title: string;
}

/** A number before a title: « 1.2 », « 3) », « 4 - »; « 10 erreurs à éviter » has none. */
const WRITTEN_NUMBER = /^\s*(?:\d+(?:\.\d+)+[.):-]?|\d+\s?[.):–-])\s+/;

/**
 * Builds the table of contents of an article from its headings in document order (specification,
 * « Article »). Numbers come from the hierarchy and replace those that the author wrote; a level that the
 * author skipped is not counted.
 */
export function numberHeadings(headings: readonly Heading[]): ContentsEntry[] {
  /** The current heading of each depth: its level, and how many headings were counted at this depth. */
  const path: { level: number; count: number }[] = [];
  return headings.map(({ level, title }, index) => {
    let previous: (typeof path)[number] | undefined;
    while ((path.at(-1)?.level ?? 0) >= level) previous = path.pop();
    path.push({ level, count: (previous?.count ?? 0) + 1 });
    return {
      number: `${path.map(({ count }) => count).join('.')}.`,
      title: title.replace(WRITTEN_NUMBER, ''),
      id: `section-${index}`,
      depth: path.length,
    };
  });
}
