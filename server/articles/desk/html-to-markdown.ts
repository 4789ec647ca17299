import type { Element } from 'hast';
import { defaultHandlers } from 'hast-util-to-mdast';
import { toString as textOf } from 'hast-util-to-string';
import type { Html, Root } from 'mdast';
import rehypeParse from 'rehype-parse';
import rehypeRemark, { type Options } from 'rehype-remark';
import remarkGfm from 'remark-gfm';
import remarkStringify from 'remark-stringify';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { writeHtml } from '../../../content/safe-html.ts';
import { asTyped } from './as-typed.ts';

const superscript: NonNullable<Options['handlers']>[string] = (state, element: Element) =>
  // The « er » of « 1er » is raised when the article is published.
  textOf(element) === 'er' ? state.all(element) : htmlOf(element);

const HANDLERS: Options['handlers'] = {
  table: (state, table: Element) => (isPlain(table) ? defaultHandlers.table(state, table) : htmlOf(table)),
  sup: superscript,
  sub: (_state, element: Element) => htmlOf(element),
};

const converter = unified()
  .use(rehypeParse, { fragment: true })
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
  return String(converter.processSync(html));
}

/** Elements that a cell of a Markdown table cannot hold. */
const BLOCKS = new Set(['ul', 'ol', 'pre', 'blockquote']);

/** Whether Markdown can say the table. */
function isPlain(table: Element): boolean {
  let isSaid = true;
  visit(table, 'element', ({ tagName, properties }) => {
    const spans = Number(properties.colSpan ?? 1) > 1 || Number(properties.rowSpan ?? 1) > 1;
    const hasBlocks = BLOCKS.has(tagName);
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
