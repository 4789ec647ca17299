import type { Root } from 'mdast';
import rehypeParse from 'rehype-parse';
import rehypeRemark from 'rehype-remark';
import remarkGfm from 'remark-gfm';
import remarkStringify from 'remark-stringify';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { asTyped } from './as-typed.ts';

const converter = unified()
  .use(rehypeParse, { fragment: true })
  .use(rehypeRemark)
  .use(remarkGfm)
  .use(plainSpaces)
  .use(remarkStringify, { bullet: '-', emphasis: '_', rule: '-', listItemIndent: 'one' })
  .freeze();

/** Converts an article that is stored as HTML only; no-break spaces become plain ones. */
export function htmlToMarkdown(html: string): string {
  return String(converter.processSync(html));
}

function plainSpaces() {
  return (tree: Root) => {
    visit(tree, 'text', (node) => {
      node.value = asTyped(node.value);
    });
  };
}
