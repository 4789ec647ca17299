import type { Element, ElementContent, Properties, Root, RootContent } from 'hast';
import { toString as textOf } from 'hast-util-to-string';
import { parseHtml } from '../../../content/safe-html.ts';
import { PASTE_LIMITS } from '../../../domain/articles/text-limits.ts';
import { treeToMarkdown } from './html-to-markdown.ts';
import {
  element,
  elementsIn,
  isBlank,
  isBlock,
  isList,
  isParagraph,
  isSection,
  joined,
  stylesOf,
} from './office-parts.ts';

interface Pasted {
  markdown: string;
  /** Whether it is more than the text of one paragraph. */
  isBlock: boolean;
  /** Whether it has no formatting: its plain text says as much then, and may be Markdown already. */
  isPlain: boolean;
  /** Pictures of other sites and of files. */
  lostPictures: number;
}

const PLAIN = new Set(['p', 'div', 'br']);

/**
 * Converts the HTML that Word, Google Docs, LibreOffice and browsers put on the clipboard; of its pictures those of the
 * site. Where its formatting is over `PASTE_LIMITS`, a sentence in French.
 */
export function pastedToMarkdown(html: string): Pasted | { fault: string } {
  if (html.length > PASTE_LIMITS.length) return { fault: 'Elle est trop longue : collez en plusieurs fois.' };
  const tree = parseHtml(html);
  const fault = overLimits(tree);
  if (fault) return { fault };
  const pictures = picturesIn(tree.children);
  const children = meaningOf(tree);
  // Editors of code keep its lines this way.
  const isCode = tree.children.some(
    (part) => part.type === 'element' && stylesOf(part).get('white-space') === 'pre',
  );
  return {
    markdown: treeToMarkdown({ type: 'root', children }).trim(),
    isBlock: children.some((part) => isBlock(part) && (children.length > 1 || !isParagraph(part))),
    isPlain: isCode || elementsIn(children).every(({ tagName }) => PLAIN.has(tagName)),
    lostPictures: pictures - picturesIn(children),
  };
}

/** Counts pictures, but not the boxes of tasks. */
function picturesIn(parts: Root['children']): number {
  let count = 0;
  for (const part of parts) {
    if (part.type !== 'element' || part.properties.role === 'checkbox') continue;
    count += (part.tagName === 'img' ? 1 : 0) + picturesIn(part.children);
  }
  return count;
}

/** Counts without recursion, before anything reads the tree with it. */
function overLimits(tree: Root): string | undefined {
  let elements = 0;
  const waiting: { part: Root | ElementContent; depth: number }[] = [{ part: tree, depth: 0 }];
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const { part, depth } = next;
    if (!('children' in part)) continue;
    elements += 1;
    if (depth > PASTE_LIMITS.depth) return 'Ses tableaux et ses listes sont trop imbriqués.';
    for (const child of part.children)
      if (child.type !== 'doctype') waiting.push({ part: child, depth: depth + 1 });
  }
  return elements > PASTE_LIMITS.elements
    ? 'Elle change trop souvent : collez en plusieurs fois.'
    : undefined;
}

type Mark = 'strong' | 'em' | 'del' | 'sup' | 'sub';

/** Elements without a text of their author. */
const UNSEEN = new Set(['head', 'link', 'meta', 'noscript', 'script', 'style', 'template', 'title']);
/** Elements that stay, without their attributes. */
const KEPT = new Set('blockquote br caption code div hr pre sub sup table tbody thead tfoot tr'.split(' '));
const MARK_TAGS: Readonly<Record<string, Mark>> = {
  b: 'strong',
  strong: 'strong',
  i: 'em',
  em: 'em',
  s: 'del',
  strike: 'del',
  del: 'del',
};

/**
 * What the HTML of an office program means, without the look it has there: headings from the second level, paragraphs,
 * lists, links, marks, tables, and pictures of the site.
 */
function meaningOf(tree: Root): ElementContent[] {
  const children = readAll(tree.children, new Set());
  const headings = elementsIn(children).filter(({ tagName }) => /^h[1-6]$/.test(tagName));
  // The only heading of the first level is the title of the article.
  if (headings.some(({ tagName }) => tagName === 'h1'))
    for (const heading of headings)
      heading.tagName = `h${Math.min(6, Number(heading.tagName.charAt(1)) + 1)}`;
  return children;
}

/** @param marks that hold already */
function readAll(parts: readonly RootContent[], marks: ReadonlySet<Mark>): ElementContent[] {
  const read: ElementContent[] = [];
  let open: OpenList[] = [];
  for (const part of parts) {
    const found =
      part.type === 'text'
        ? [part]
        : part.type === 'element' && !isUnseen(part)
          ? readElement(part, marks)
          : [];
    const item = part.type === 'element' ? wordItemOf(part) : undefined;
    if (item && !isBlank(found)) {
      const list = addItem(open, item, found);
      if (list) read.push(list);
    } else {
      if (!isBlank(found)) open = [];
      read.push(...found);
    }
  }
  // Google Docs has a break for an empty line.
  return joined(read.some(isBlock) ? read.filter((part) => isBlock(part) || !isBlank([part])) : read);
}

function isUnseen(part: Element): boolean {
  const styles = stylesOf(part);
  return (
    UNSEEN.has(part.tagName) ||
    styles.get('display') === 'none' ||
    // The sign of an item, which the list makes anew, and the comments of Word.
    styles.get('mso-list') === 'ignore' ||
    styles.get('mso-element')?.startsWith('comment') === true ||
    String(part.properties.className).includes('msocom')
  );
}

function readElement(part: Element, outer: ReadonlySet<Mark>): ElementContent[] {
  const { tagName, properties } = part;
  const level = levelOf(part);
  // Titles are bold by themselves.
  const known: ReadonlySet<Mark> =
    level !== undefined || tagName === 'th' ? new Set<Mark>([...outer, 'strong']) : outer;
  const own = isBlock(part) && !isParagraph(part) ? [] : marksOf(part).filter((mark) => !known.has(mark));
  const children = readAll(part.children, new Set([...known, ...own]));
  const as = (name: string, kept: Properties = {}, content = children) => [element(name, kept, content)];
  if (level !== undefined) return isBlank(children) ? [] : as(`h${level}`);
  switch (tagName) {
    case 'a':
      return isLink(properties.href) ? as('a', { href: properties.href }) : children;
    case 'img':
      return String(properties.src).startsWith('/assets/')
        ? as('img', { src: properties.src, alt: properties.alt })
        : [];
    case 'p':
      return isBlank(children) ? [] : as('p', {}, marked(children, own));
    case 'ul':
    case 'ol':
      return as(tagName, { start: properties.start }, itemsOf(children));
    case 'li':
      return as('li', {}, [...boxOf(part), ...withoutParagraph(children)]);
    case 'table':
      return [
        ...captionsOf(children),
        ...as('table', {}, titled(children.filter((each) => !isCaption(each)))),
      ];
    case 'td':
    case 'th':
      return as(tagName, { colSpan: properties.colSpan, rowSpan: properties.rowSpan }, inCell(children));
  }
  if (KEPT.has(tagName)) return as(tagName);
  if (isSection(part)) return as('div');
  return children.some(isBlock) ? children : marked(children, own);
}

/** The level of a heading: of its tag, of its role in Word for browsers, or of the title of a document. */
function levelOf({ tagName, properties }: Element): number | undefined {
  if (/^h[1-6]$/.test(tagName)) return Number(tagName.charAt(1));
  if (properties.role === 'heading') return Math.min(6, Number(properties.ariaLevel) || 2);
  return String(properties.className).includes('MsoTitle') ? 1 : undefined;
}

function marksOf(part: Element): Mark[] {
  const styles = stylesOf(part);
  const tag = MARK_TAGS[part.tagName];
  const weight = styles.get('font-weight');
  const slope = styles.get('font-style');
  const height = styles.get('vertical-align');
  const marks: Record<Mark, boolean> = {
    del: tag === 'del' || styles.get('text-decoration')?.includes('line-through') === true,
    // Google Docs wraps all in a `<b>` of normal weight.
    strong: weight === undefined ? tag === 'strong' : weight.startsWith('bold') || Number(weight) >= 600,
    em: slope === undefined ? tag === 'em' : slope === 'italic' || slope === 'oblique',
    sup: height === 'super',
    sub: height === 'sub',
  };
  return (['del', 'strong', 'em', 'sup', 'sub'] as const).filter((mark) => marks[mark]);
}

function marked(children: ElementContent[], marks: readonly Mark[]): ElementContent[] {
  return joined(marks.reduceRight((inner, mark) => [element(mark, {}, inner)], children));
}

/** Whether readers can follow a link: not to a file or a place of the document. */
function isLink(href: Properties[string]): href is string {
  return typeof href === 'string' && /^(?:(?:https?|mailto|tel):|\/(?!\/))/i.test(href);
}

/** The items of a list; Google Docs and older programs put a list beside the item that it belongs to. */
function itemsOf(children: readonly ElementContent[]): Element[] {
  const items: Element[] = [];
  for (const part of children) {
    const last = items.at(-1);
    if (part.type === 'element' && part.tagName === 'li') items.push(part);
    else if (last && isList(part)) last.children.push(part);
    else if (!isBlank([part])) items.push(element('li', {}, [part]));
  }
  return items;
}

/** The box of a task in Google Docs. */
function boxOf({ properties: { role, ariaChecked } }: Element): Element[] {
  if (role !== 'checkbox') return [];
  return [element('input', { type: 'checkbox', checked: String(ariaChecked) === 'true' }, [])];
}

/** An item of one paragraph, beside its lists, holds its text itself, so that the list has no blank lines. */
function withoutParagraph(children: ElementContent[]): ElementContent[] {
  const own = children.filter((part) => !isList(part) && !isBlank([part]));
  if (own.length > 1) return children;
  return children.flatMap((part) => (isParagraph(part) ? part.children : [part]));
}

/** Markdown has no captions: they become paragraphs before the table. */
function captionsOf(children: readonly ElementContent[]): Element[] {
  return children
    .filter(isCaption)
    .map((caption) => element(caption.children.some(isBlock) ? 'div' : 'p', {}, caption.children));
}

function isCaption(part: ElementContent): part is Element {
  return part.type === 'element' && part.tagName === 'caption';
}

/** A table of Markdown has titles: those of the first row, if it tells none. */
function titled(children: ElementContent[]): ElementContent[] {
  const parts = elementsIn(children);
  const row = parts.some(({ tagName }) => tagName === 'th')
    ? undefined
    : parts.find(({ tagName }) => tagName === 'tr');
  for (const cell of row?.children.filter(isBlock) ?? []) {
    cell.tagName = 'th';
    cell.children = cell.children.flatMap((part) => (isStrong(part) ? part.children : [part]));
  }
  return children;
}

function isStrong(part: ElementContent): part is Element {
  return part.type === 'element' && part.tagName === 'strong';
}

/** A cell has one line in Markdown. */
function inCell(children: readonly ElementContent[]): ElementContent[] {
  return children.flatMap((part, index) => {
    if (!isParagraph(part)) return [part];
    return index === 0 ? part.children : [element('br', {}, []), ...part.children];
  });
}

interface WordItem {
  tagName: 'ol' | 'ul';
  level: number;
  start: number | undefined;
}

interface OpenList {
  level: number;
  list: Element;
  item: Element;
}

/** Word’s items are paragraphs with a level and a typed sign, such as « · » or « 2. ». */
function wordItemOf(part: Element): WordItem | undefined {
  const place = stylesOf(part).get('mso-list')?.split(' ') ?? [];
  const level = Number(place.find((word) => word.startsWith('level'))?.slice('level'.length));
  if (part.tagName !== 'p' || !(level >= 1)) return undefined;
  const sign = elementsIn(part.children).find((each) => stylesOf(each).get('mso-list') === 'ignore');
  const number = /^\(?(?:(\d{1,6})|[a-z]{1,6})[.)]/i.exec(sign ? textOf(sign).trim() : '');
  return { tagName: number ? 'ol' : 'ul', level, start: number?.[1] ? Number(number[1]) : undefined };
}

/**
 * Adds an item to the lists of Word that are open, the innermost last.
 * @returns the list that begins with it outside all others
 */
function addItem(
  open: OpenList[],
  { tagName, level, start }: WordItem,
  found: readonly ElementContent[],
): Element | undefined {
  const item = element('li', {}, withoutParagraph([...found]));
  while ((open.at(-1)?.level ?? 0) > level) open.pop();
  const last = open.at(-1);
  if (last?.level === level && last.list.tagName === tagName) {
    last.list.children.push(item);
    last.item = item;
    return undefined;
  }
  if (last?.level === level) open.pop();
  const place = open.at(-1);
  const list = element(tagName, { start }, [item]);
  place?.item.children.push(list);
  open.push({ level, list, item });
  return place ? undefined : list;
}
