import type { Element, Root as HtmlRoot } from 'hast';
import { defaultHandlers } from 'hast-util-to-mdast';
import { toString as textOf } from 'hast-util-to-string';
import type { Html, Root } from 'mdast';
import rehypeRemark, { type Options } from 'rehype-remark';
import remarkGfm from 'remark-gfm';
import remarkStringify from 'remark-stringify';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { parseHtml, writeHtml } from '../../../content/safe-html.ts';
import { asTyped } from './as-typed.ts';

const superscript: NonNullable<Options['handlers']>[string] = (state, element: Element) =>
  // The « er » of « 1er » is raised when the article is published.
  textOf(element) === 'er' ? state.all(element) : htmlOf(element);

const HANDLERS: Options['handlers'] = {
  table: (state, table: Element) => (isPlain(table) ? defaultHandlers.table(state, table) : htmlOf(table)),
  // Items with a list of several in it are not far apart.
  li: (state, item: Element) => ({
    ...defaultHandlers.li(state, item),
    spread: item.children.some((part) => part.type === 'element' && part.tagName === 'p'),
  }),
  sup: superscript,
  sub: (_state, element: Element) => htmlOf(element),
};

const converter = unified()
  .use(rehypeRemark, { handlers: HANDLERS })
  .use(remarkGfm)
  .use(plainSpaces)
  .use(remarkStringify, { bullet: '-', emphasis: '_', rule: '-', listItemIndent: 'one' })
  .freeze();

/**
 * Converts an article that is stored as HTML only; no-break spaces become plain ones. What Markdown cannot say stays HTML,
 * which the publication refuses with its place, so that nothing is lost unseen.
 */
export function htmlToMarkdown(html: string): string {
  return treeToMarkdown(parseHtml(html));
}

export function treeToMarkdown(tree: HtmlRoot): string {
  return converter.stringify(converter.runSync(tree));
}

/** Elements that a cell of a Markdown table cannot hold. */
const BLOCKS = new Set(['ul', 'ol', 'pre', 'blockquote']);

/** Whether Markdown can say the table. */
function isPlain(table: Element): boolean {
  let isSaid = true;
  visit(table, 'element', (part) => {
    const { tagName, properties } = part;
    const spans = Number(properties.colSpan ?? 1) > 1 || Number(properties.rowSpan ?? 1) > 1;
    const hasBlocks = BLOCKS.has(tagName) || (tagName === 'table' && part !== table);
    if (spans || hasBlocks) isSaid = false;
  });
  return isSaid;
}

function htmlOf(element: Element): Html {
  return { type: 'html', value: writeHtml({ type: 'root', children: [element] }) };
}

function plainSpaces() {
  return (tree: Root) => {
    visit(tree, 'text', (node) => {
      node.value = asTyped(node.value);
    });
  };
}
