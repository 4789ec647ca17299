import type { Root } from 'hast';
import rehypeParse from 'rehype-parse';
import rehypeSanitize, { defaultSchema, type Options } from 'rehype-sanitize';
import rehypeStringify from 'rehype-stringify';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import * as v from 'valibot';

const ALIGNMENT: [string, ...string[]] = ['className', 'to-left', 'to-center', 'to-right'];

/**
 * GitHub’s sanitising rules, plus classes of highlighted code, columns and unbroken words and the ids of notes, minus other ids and
 * pictures from other sites.
 */
const SAFE: Options = {
  ...defaultSchema,
  tagNames: (defaultSchema.tagNames ?? []).filter((name) => !['picture', 'source'].includes(name)),
  attributes: {
    '*': ['lang', 'title', 'dir'],
    a: ['href', ['id', /^appel-\d+(?:-\d+)?$/], ['ariaLabel', /^Retour à l’appel de la note \d+$/]],
    code: [['className', /^language-[\w-]+$/, 'hljs']],
    img: [['src', /^\/assets\//], 'alt', 'width', 'height'],
    input: [['type', 'checkbox'], ['disabled', true], ['ariaLabel', 'Fait', 'À faire'], 'checked'],
    li: [
      ['id', /^note-\d+$/],
      ['className', 'task-list-item'],
    ],
    ol: ['start'],
    ul: [['className', 'contains-task-list']],
    span: [['className', /^hljs-[\w-]+$/, 'unbroken']],
    td: ['colSpan', 'rowSpan', ALIGNMENT],
    th: ['colSpan', 'rowSpan', 'scope', ALIGNMENT],
  },
  protocols: { href: ['https', 'http', 'mailto', 'tel'] },
  strip: ['script', 'style'],
  required: { input: { type: 'checkbox', disabled: true } },
  ancestors: { ...defaultSchema.ancestors, input: ['li'] },
  // The ids above are no names of anything.
  clobber: [],
};

const parser = unified().use(rehypeParse, { fragment: true });
const cleaner = unified().use(rehypeSanitize, SAFE);
const writer = unified().use(rehypeStringify);

const written = v.pipe(v.string(), v.brand('SafeHtml'));

/** HTML that cannot run scripts, load from other sites or set ids; only this module creates the type. */
export type SafeHtml = v.InferOutput<typeof written>;

/** Sanitises `html`; idempotent. */
export function sanitizeHtml(html: string): SafeHtml {
  return v.parse(written, writeHtml(safeTree(html)));
}

/** HTML of a paragraph with `text`, escaped. */
export function paragraph(text: string): SafeHtml {
  return v.parse(written, writeHtml(treeOf('p', text)));
}

function treeOf(tagName: 'p' | 'pre', text: string): Root {
  return {
    type: 'root',
    children: [{ type: 'element', tagName, properties: {}, children: [{ type: 'text', value: text }] }],
  };
}

/** HTML that shows `text` as it was typed, on its lines. */
export function asTypedHtml(text: string): SafeHtml {
  return v.parse(written, writeHtml(treeOf('pre', text)));
}

/** Brands the HTML of an article that the build has already sanitised (content/markdown.ts). */
export function builtHtml(html: string): SafeHtml {
  return v.parse(written, html);
}

export function safeTree(html: string): Root {
  return cleaner.runSync(parseHtml(html));
}

/** Tree of `html`, not sanitised. */
export function parseHtml(html: string): Root {
  return parser.parse(html);
}

/**
 * Noncharacters that stand for « < » and « > » in attributes: HTML need not escape these there, but whoever looks for tags
 * without a parser, as scanners of pages do, would take them for some.
 */
const SIGNS = { '\ufdd0': ['<', '&lt;'], '\ufdd1': ['>', '&gt;'] } as const;

/** HTML of a tree, not sanitised. */
export function writeHtml(tree: Root): string {
  visit(tree, 'element', ({ properties }) => {
    for (const [name, value] of Object.entries(properties)) {
      if (typeof value !== 'string') continue;
      for (const [stand, [sign]] of Object.entries(SIGNS))
        properties[name] = String(properties[name]).replaceAll(sign, stand);
    }
  });
  let html = writer.stringify(tree);
  for (const [stand, [, escaped]] of Object.entries(SIGNS)) html = html.replaceAll(stand, escaped);
  return html;
}
