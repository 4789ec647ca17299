import type { Root } from 'hast';
import rehypeParse from 'rehype-parse';
import rehypeSanitize, { defaultSchema, type Options } from 'rehype-sanitize';
import rehypeStringify from 'rehype-stringify';
import { unified } from 'unified';
import * as v from 'valibot';

/** GitHub's rules for the HTML of strangers, with colours for code, and neither ids nor pictures of other sites. */
const SAFE: Options = {
  ...defaultSchema,
  tagNames: (defaultSchema.tagNames ?? []).filter((name) => !['input', 'picture', 'source'].includes(name)),
  attributes: {
    '*': ['lang', 'title', 'dir'],
    a: ['href'],
    code: [['className', /^language-[\w-]+$/, 'hljs']],
    img: [['src', /^\/assets\//], 'alt', 'width', 'height'],
    ol: ['start'],
    span: [['className', /^hljs-[\w-]+$/]],
    td: ['colSpan', 'rowSpan'],
    th: ['colSpan', 'rowSpan', 'scope'],
  },
  protocols: { href: ['https', 'http', 'mailto', 'tel'] },
  strip: ['script', 'style'],
};

const parser = unified().use(rehypeParse, { fragment: true });
const cleaner = unified().use(rehypeSanitize, SAFE);
const writer = unified().use(rehypeStringify);

const written = v.pipe(v.string(), v.brand('SafeHtml'));

/** HTML without anything that could run, load from elsewhere or take an id of the page; only this module makes it. */
export type SafeHtml = v.InferOutput<typeof written>;

/** What may stay of `html`. Sanitising the result again changes nothing. */
export function sanitizeHtml(html: string): SafeHtml {
  return v.parse(written, writeHtml(safeTree(html)));
}

/** HTML of a paragraph that reads as `text`, whatever signs are in it. */
export function paragraph(text: string): SafeHtml {
  const tree: Root = {
    type: 'root',
    children: [{ type: 'element', tagName: 'p', properties: {}, children: [{ type: 'text', value: text }] }],
  };
  return v.parse(written, writeHtml(tree));
}

/** HTML of an article that the build has sanitised (content/markdown.ts), what its generated types do not say. */
export function builtHtml(html: string): SafeHtml {
  return v.parse(written, html);
}

/** What may stay of `html`, as a tree. */
export function safeTree(html: string): Root {
  return cleaner.runSync(parseHtml(html));
}

/** All of `html`, as a tree. */
export function parseHtml(html: string): Root {
  return parser.parse(html);
}

/** HTML of `tree`, as it is. */
export function writeHtml(tree: Root): string {
  return writer.stringify(tree);
}
