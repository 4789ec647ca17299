import type { ElementContent, Properties, Root, Text } from 'hast';
import { toString as textIn } from 'hast-util-to-string';
import rehypeHighlight from 'rehype-highlight';
import rehypeStringify from 'rehype-stringify';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import { unified } from 'unified';
import { SKIP, visit } from 'unist-util-visit';
import { frenchTypography, titleTypography } from '../domain/typography.ts';
import { frameTables } from './frame-tables.ts';
import { sanitizeHtml } from './safe-html.ts';

/** Verbs with their pronoun, « lui-même », « celui-là », numbers in words, « e-commerce », « L. 221-18 ». */
const HYPHENATED = new RegExp(
  [
    /\p{L}+(?:-t)?-(?:je|tu|il|elle|on|nous|vous|ils|elles|ce|le|la|les|lui|leur|moi|en|y|là|ci|mêmes?)/u,
    /(?:quatre|vingts?|trente|quarante|cinquante|soixante|cent|dix)(?:-(?:et|une?|deux|trois|quatre|cinq|six|sept|huit|neuf|dix|onze|douze|treize|quatorze|quinze|seize|vingts?))+/u,
    /e-(?:commerce|mails?)/u,
    /[LRD]\.[ \u00a0]\d+-\d+/u,
  ]
    .map(({ source }) => `(?<![\\p{L}\\d-])${source}(?![\\p{L}\\d-])`)
    .join('|'),
  'giu',
);

const toTree = unified()
  .use(remarkParse)
  .use(remarkGfm)
  .use(remarkRehype, {
    footnoteLabel: 'Notes',
    footnoteLabelProperties: {},
    footnoteBackLabel: (note) => `Retour à l’appel de la note ${note + 1}`,
  })
  .use(joinLines)
  .use(raiseOrdinals)
  .use(setHeadings)
  .use(holdHyphens);
const page = toTree()
  .use(() => frameTables)
  .use(rehypeStringify)
  .freeze();
const excerpt = toTree()
  .use(() => frameTables)
  .use(endExcerpt)
  .use(rehypeStringify)
  .freeze();
const article = toTree()
  .use(numberNotes)
  .use(nameBoxes)
  .use(classAlignment)
  .use(setTypography)
  .use(rehypeHighlight)
  .use(rehypeStringify)
  .freeze();

/** Renders the site’s own Markdown; HTML in it is dropped. */
export function markdownToHtml(markdown: string): string {
  return String(page.processSync(markdown));
}

/** The same for a text of which a phone first shows an excerpt: what is beyond it in its paragraph has the class `beyond`. */
export function excerptToHtml(markdown: string): string {
  return String(excerpt.processSync(markdown));
}

/**
 * Renders an article: code is highlighted (classes `hljs-…`), and the HTML sanitised here so that the server
 * need not do it at start. Typography is applied here rather than with the site’s other texts, because code
 * must keep its spaces and quotes.
 */
export function articleToHtml(markdown: string): string {
  return sanitizeHtml(String(article.processSync(markdown)));
}

/** Line breaks in the source become spaces, which the rules of typography look for. */
function joinLines() {
  return (tree: Root) => {
    visit(tree, (node) => {
      if (node.type === 'element' && node.tagName === 'pre') return SKIP;
      if (node.type === 'text') node.value = node.value.replaceAll('\n', ' ');
      return undefined;
    });
  };
}

/** Characters of an excerpt, about: some five lines of a phone. */
const EXCERPT = 170;
const sentences = new Intl.Segmenter('fr', { granularity: 'sentence' });

/** Marks where the excerpt ends: the end of the sentence, outside a link, that is nearest to its length. */
function endExcerpt() {
  return (tree: Root) => {
    let length = 0;
    const ends = tree.children.flatMap((paragraph) => {
      if (paragraph.type !== 'element' || paragraph.tagName !== 'p') return [];
      const within = paragraph.children.flatMap((child, index) => {
        const before = length;
        length += textIn(child).length;
        if (child.type !== 'text') return [];
        return [...sentences.segment(child.value)]
          .filter((sentence) => sentence.index > 0)
          .map((sentence) => ({ paragraph, index, at: sentence.index, length: before + sentence.index }));
      });
      return [...within, { paragraph, index: paragraph.children.length, at: 0, length }];
    });
    const distance = (end: { length: number }) => Math.abs(end.length - EXCERPT);
    const [end] = ends.toSorted((one, other) => distance(one) - distance(other));
    if (!end || end.length === length) return;
    const { paragraph, index, at } = end;
    const [first, ...others] = paragraph.children.splice(index);
    const [shown, hidden] =
      first?.type === 'text' ? [first.value.slice(0, at), first.value.slice(at)] : ['', ''];
    const beyond: Properties = { className: ['beyond'] };
    const children = [text(hidden), ...others];
    paragraph.children.push(text(shown), { type: 'element', tagName: 'span', properties: beyond, children });
  };
}

/** Notes and their calls get ids that no text chooses: `note-1`, `appel-1`, and `appel-1-2` for its second call. */
function numberNotes() {
  return (tree: Root) => {
    const numbers = new Map<string, number>();
    const names = new Map<string, string>();
    visit(tree, 'element', ({ tagName, properties: { id } }) => {
      if (tagName === 'li' && typeof id === 'string') numbers.set(id, numbers.size + 1);
    });
    for (const [id, number] of numbers) names.set(id, `note-${number}`);
    visit(tree, 'element', ({ tagName, properties: { id } }) => {
      if (tagName !== 'a' || typeof id !== 'string') return;
      const note = id.replace('-fnref-', '-fn-');
      const again = note.lastIndexOf('-');
      const [own, other] = [numbers.get(note), numbers.get(note.slice(0, again))];
      if (own !== undefined) names.set(id, `appel-${own}`);
      else if (other !== undefined) names.set(id, `appel-${other}${note.slice(again)}`);
    });
    visit(tree, 'element', ({ properties }) => {
      const { id, href } = properties;
      if (typeof id === 'string') properties.id = names.get(id);
      const target = typeof href === 'string' && href.startsWith('#') ? names.get(href.slice(1)) : undefined;
      if (target) properties.href = `#${target}`;
    });
  };
}

/** « [x] » is « Fait » for those who do not see it. */
function nameBoxes() {
  return (tree: Root) => {
    visit(tree, 'element', ({ tagName, properties }) => {
      if (tagName === 'input') properties.ariaLabel = properties.checked ? 'Fait' : 'À faire';
    });
  };
}

/** The alignment of a column as a class: the attribute is obsolete. */
function classAlignment() {
  return (tree: Root) => {
    visit(tree, 'element', ({ properties }) => {
      const { align } = properties;
      if (align === undefined) return;
      properties.className = [`to-${String(align)}`];
      properties.align = undefined;
    });
  };
}

/** « 1er » becomes 1<sup>er</sup>. */
function raiseOrdinals() {
  return wrapMatches(/(?<=\b1)er\b/g, 'sup');
}

/** No line breaks at these hyphens. A no-break hyphen would not be found by who searches a page, and no font of the site has it. */
function holdHyphens() {
  return wrapMatches(HYPHENATED, 'span', { className: ['unbroken'] });
}

/** Puts an element around what `pattern` matches in texts, code aside. */
function wrapMatches(pattern: RegExp, tagName: string, properties: Properties = {}) {
  return (tree: Root) => {
    visit(tree, 'text', (node, index, parent) => {
      const isCode = parent?.type === 'element' && parent.tagName === 'code';
      const matches = [...node.value.matchAll(pattern)];
      if (!parent || index === undefined || isCode || matches.length === 0) return undefined;
      let end = 0;
      const parts = matches.flatMap(({ 0: value, index: start }): ElementContent[] => {
        const before = node.value.slice(end, start);
        end = start + value.length;
        return [text(before), { type: 'element', tagName, properties, children: [text(value)] }];
      });
      parent.children.splice(index, 1, ...parts, text(node.value.slice(end)));
      return [SKIP, index + parts.length + 1];
    });
  };
}

function text(value: string): Text {
  return { type: 'text', value };
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

function setHeadings() {
  return (tree: Root) => {
    visit(tree, 'element', (heading) => {
      if (!/^h[1-4]$/.test(heading.tagName)) return;
      visit(heading, 'text', (text) => {
        text.value = titleTypography(text.value, 22);
      });
    });
  };
}
