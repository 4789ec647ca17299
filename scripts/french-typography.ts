import { fileURLToPath } from 'node:url';
import { type Plugin, parseSync } from 'vite';
import { htmlTypography, titleTypography } from '../domain/typography.ts';

/** Modules with texts for visitors. Articles are left out: they contain code. */
const COPY =
  /\/(?:app|emails|server\/[a-z]+\/(?:screens|client)|domain\/leads|\.content-collections\/generated)\/(?!allArticles)[^?]*(?<!\.test)\.(?:tsx?|js)$/;

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

/** Numbers, paths and functions of drawings in code, as in `viewBox`, `points`, `d` and `transform`. */
const DRAWING = /^(?:[\d\s.,+-]*|\s*[Mm][MmLlHhVvCcSsQqTtAaZz\d\s.,+-]*|(?:[a-zA-Z]+\([\d\s.,+-]*\)\s*)+)$/;

/** Attributes of HTML elements that hold texts. */
const TEXT_ATTRIBUTE =
  /^(?:alt|title|placeholder|label|aria-(?:label|description|roledescription|valuetext))$/;

/**
 * Applies French typography to the JSX texts, text attributes and other string literals of `code`, outside HTML tags, and
 * has headings bind the short words of what they show (`app/ui/title-text.tsx`).
 */
export function withTypography(code: string, id: string): string {
  const isContent = id.endsWith('.js');
  const { program } = parseSync(id.replace(/\.js$/, '.ts'), code);
  const characters = code.split('');
  for (const { start, end } of textsOf(program)) {
    const text = code.slice(start, end);
    if (!isContent && DRAWING.test(text)) continue;
    const set = htmlTypography(text);
    for (let at = start; at < end; at++) characters[at] = set.charAt(at - start);
  }
  const titles = SCREEN.test(id) ? titlesOf(program) : [];
  for (const { type, start, end } of titles) {
    const content = characters.slice(start, end).join('');
    characters.fill('', start, end);
    characters[start] =
      type === 'JSXText' ? titleTypography(content) : `{${SET_TITLE}(${content.slice(1, -1)})}`;
  }
  if (titles.length > 0) characters.unshift(`import { titleText as ${SET_TITLE} } from '${TITLE_TEXT}';`);
  return characters.join('');
}

const TITLE_TEXT = fileURLToPath(new URL('../app/ui/title-text.tsx', import.meta.url));
const SET_TITLE = '__setTitle';
/** Modules whose headings are titles for visitors. */
const SCREEN = /\/app\/(?:hubs|routes|sections|tracking)\//;
const HEADING = /^h[1-4]$/;

/** Ranges of the texts and expressions in braces that headings hold, at any depth. */
function titlesOf(node: unknown, isInside = false): Node[] {
  if (Array.isArray(node)) return node.flatMap((each) => titlesOf(each, isInside));
  if (!isNode(node)) return [];
  if (node.type === 'JSXElement' && 'openingElement' in node && 'children' in node) {
    const { openingElement } = node;
    const isHeading = isRecord(openingElement) && HEADING.test(nameOf(openingElement.name));
    return titlesOf(node.children, isInside || isHeading);
  }
  if (isInside && /^JSX(?:Text|ExpressionContainer)$/.test(node.type)) return [node];
  return Object.values(node).flatMap((child: unknown) => (typeof child === 'object' ? titlesOf(child) : []));
}

interface Span {
  start: number;
  end: number;
}

interface Node extends Span {
  type: string;
}

/** Ranges of the texts in a syntax tree, without quotes or import paths. */
function textsOf(node: unknown): Span[] {
  if (Array.isArray(node)) return node.flatMap(textsOf);
  if (!isNode(node) || /^(Import|ExportAll|TSImport)/.test(node.type)) return [];
  switch (node.type) {
    case 'JSXText':
      return [node];
    case 'JSXOpeningElement':
      return attributeTexts(node);
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

/** Components take texts as properties of any name; of HTML and SVG elements, few attributes are texts. */
function attributeTexts(element: object): Span[] {
  if (!isRecord(element) || !/^[a-z]/.test(nameOf(element.name)) || !Array.isArray(element.attributes))
    return childTexts(element);
  return element.attributes
    .filter((each) => isRecord(each) && (TEXT_ATTRIBUTE.test(nameOf(each.name)) || !isString(each.value)))
    .flatMap(textsOf);
}

/** Whether the value of an attribute is a string or a template. */
function isString(value: unknown): boolean {
  if (!isRecord(value)) return false;
  return value.type === 'JSXExpressionContainer'
    ? isString(value.expression)
    : value.type === 'Literal' || value.type === 'TemplateLiteral';
}

function nameOf(node: unknown): string {
  return isRecord(node) && typeof node.name === 'string' ? node.name : '';
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
