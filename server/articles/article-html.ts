import { partList } from 'content-collections';
import type { Element } from 'hast';
import { toString as textOf } from 'hast-util-to-string';
import { SKIP, visit } from 'unist-util-visit';
import { isFollowed } from '../../app/ui/followed-link.ts';
import { frameTables } from '../../content/frame-tables.ts';
import { isShown } from '../../content/parts.ts';
import { parseHtml, safeTree, writeHtml } from '../../content/safe-html.ts';
import type { ContentsEntry } from '../../domain/articles/article.ts';
import { numberHeadings } from '../../domain/articles/contents.ts';
import { articlePicture } from '../../domain/articles/picture-address.ts';
import { canonicalPath } from '../http/canonical-path.ts';

/** What a reader of the HTML sees of it, on one line; no-break spaces stay. */
export function plainText(html: string): string {
  const blocks = safeTree(html).children.map((block) =>
    'children' in block || 'value' in block ? textOf(block) : '',
  );
  return blocks
    .join(' ')
    .replaceAll(/[ \t\r\n]+/g, ' ')
    .trim();
}

/** The same HTML, its links and pictures leading to `site` from wherever it is read. */
export function withFullAddresses(html: string, site: string): string {
  const tree = parseHtml(html);
  visit(tree, 'element', ({ properties }) => {
    for (const name of ['href', 'src']) {
      const address = properties[name];
      if (typeof address === 'string' && /^\/(?!\/)/.test(address)) properties[name] = site + address;
    }
    if (properties.srcSet)
      properties.srcSet = String(properties.srcSet).replaceAll('/assets/', `${site}/assets/`);
  });
  return writeHtml(tree);
}

/**
 * Readable HTML of an article: sanitised again, its headings under ids, and the contents made of them. Its links lead
 * straight to the pages that they mean: only the server knows their other addresses, and a script that follows a link
 * does not ask it for the way.
 */
export function readableArticle(html: string): { content: string; contents: ContentsEntry[] } {
  const tree = safeTree(html);
  const headings: { element: Element; level: number }[] = [];
  visit(tree, 'element', (element) => {
    // Code scrolls in its own frame where the screen is narrow: the keyboard must reach it (WCAG 2.1.1).
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

  // The page has its own h1: a text with one of its own goes down by a level.
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

/** Has a picture that an editor brought keep its place until it comes, in the width that the text has; no other. */
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
