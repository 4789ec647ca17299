import { type Plugin, parseSync } from 'vite';
import { frenchTypography } from '../domain/typography.ts';

/** Modules with texts for visitors. Articles are left out: they contain code. */
const COPY =
  /\/(?:app|emails|server\/staff\/screens|domain\/leads|\.content-collections\/generated)\/(?!allArticles)[^?]*(?<!\.test)\.(?:tsx?|js)$/;

/**
 * Applies French typography to every text of these modules at build: authors type plain spaces and
 * apostrophes, and server and browser get the same text.
 */
export function frenchTypographyPlugin(): Plugin {
  return {
    name: 'site:french-typography',
    enforce: 'pre',
    transform: {
      filter: { id: COPY },
      handler(code, id) {
        return { code: withTypography(code, id), map: null };
      },
    },
  };
}

/** Applies French typography to the JSX texts and string literals of `code`; offsets stay valid. */
export function withTypography(code: string, id: string): string {
  const { program } = parseSync(id.replace(/\.js$/, '.ts'), code);
  const characters = code.split('');
  for (const { start, end } of textsOf(program)) {
    const set = frenchTypography(code.slice(start, end));
    for (let at = start; at < end; at++) characters[at] = set.charAt(at - start);
  }
  return characters.join('');
}

interface Span {
  start: number;
  end: number;
}

/** Ranges of the texts in a syntax tree, without quotes or import paths. */
function textsOf(node: unknown): Span[] {
  if (Array.isArray(node)) return node.flatMap(textsOf);
  if (!isNode(node) || /^(Import|ExportAll|TSImport)/.test(node.type)) return [];
  switch (node.type) {
    case 'JSXText':
      return [node];
    case 'TemplateElement':
      return [withoutDelimiters(node)];
    case 'Literal':
      return 'value' in node && typeof node.value === 'string'
        ? [{ start: node.start + 1, end: node.end - 1 }]
        : [];
    default:
      return childTexts(node);
  }
}

/** Parsers may include the delimiters of a template’s part: a backtick, `${` or `}`. */
function withoutDelimiters(node: Span): Span {
  const raw = 'value' in node && isRecord(node.value) ? node.value.raw : undefined;
  const length = typeof raw === 'string' ? raw.length : node.end - node.start;
  const start = node.end - node.start > length ? node.start + 1 : node.start;
  return { start, end: start + length };
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

function childTexts(node: object): Span[] {
  return Object.values(node).flatMap((child: unknown) => (typeof child === 'object' ? textsOf(child) : []));
}

function isNode(value: unknown): value is Span & { type: string } {
  return typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';
}
