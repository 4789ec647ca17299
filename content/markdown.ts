import type { Root } from 'hast';
import rehypeHighlight from 'rehype-highlight';
import rehypeStringify from 'rehype-stringify';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import { unified } from 'unified';
import { SKIP, visit } from 'unist-util-visit';
import { frenchTypography } from '../domain/typography.ts';
import { frameTables } from './frame-tables.ts';
import { sanitizeHtml } from './safe-html.ts';

const toTree = unified().use(remarkParse).use(remarkGfm).use(remarkRehype).use(joinLines);
const page = toTree()
  .use(() => frameTables)
  .use(rehypeStringify)
  .freeze();
const article = toTree().use(setTypography).use(rehypeHighlight).use(rehypeStringify).freeze();

/** HTML of the site's own Markdown; HTML written in it is left out. */
export function markdownToHtml(markdown: string): string {
  return String(page.processSync(markdown));
}

/**
 * The same for an article, whose code is coloured (classes `hljs-…`), sanitised here so that no start has to do it. Its
 * typography is set here rather than with the site's other texts, because code keeps its own spaces and quotes.
 */
export function articleToHtml(markdown: string): string {
  return sanitizeHtml(String(article.processSync(markdown)));
}

/** An author's line breaks are spaces: the rules of typography look for those. */
function joinLines() {
  return (tree: Root) => {
    visit(tree, (node) => {
      if (node.type === 'element' && node.tagName === 'pre') return SKIP;
      if (node.type === 'text') node.value = node.value.replaceAll('\n', ' ');
      return undefined;
    });
  };
}

function setTypography() {
  return (tree: Root) => {
    visit(tree, (node) => {
      if (node.type === 'element' && node.tagName === 'code') return SKIP;
      if (node.type === 'text') node.value = frenchTypography(node.value);
      return undefined;
    });
  };
}
