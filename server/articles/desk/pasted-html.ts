import type { ElementContent, Root } from 'hast';
import { parseHtml } from '../../../content/safe-html.ts';
import { PASTE_LIMITS } from '../../../domain/articles/text-limits.ts';
import { treeToMarkdown } from './html-to-markdown.ts';
import { meaningOf } from './office-html.ts';
import { elementsIn, isBlock, isParagraph, stylesOf } from './office-parts.ts';

/** What was pasted, as Markdown. */
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
