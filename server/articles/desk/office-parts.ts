import type { Element, ElementContent, Properties, RootContent } from 'hast';
import { toString as textOf } from 'hast-util-to-string';

/** Blocks of pages that say no more than a `div`. */
const SECTIONS = new Set(
  'address article aside center dd details dl dt fieldset figcaption figure footer form header legend main nav section summary'.split(
    ' ',
  ),
);
const BLOCKS = new Set([
  ...SECTIONS,
  ...'p div h1 h2 h3 h4 h5 h6 ul ol li table caption thead tbody tfoot tr td th blockquote pre hr'.split(' '),
]);
/** Elements that say something without a text. */
const SIGNS = new Set(['hr', 'img', 'input', 'table']);
const JOINED = new Set(['strong', 'em', 'del', 'a']);

export function element(tagName: string, properties: Properties, children: ElementContent[]): Element {
  return { type: 'element', tagName, properties, children };
}

/** All elements among `parts` and in them. */
export function elementsIn(parts: readonly RootContent[]): Element[] {
  return parts.flatMap((part) => (part.type === 'element' ? [part, ...elementsIn(part.children)] : []));
}

export function isBlock(part: RootContent): part is Element {
  return part.type === 'element' && BLOCKS.has(part.tagName);
}

export function isSection({ tagName }: Element): boolean {
  return SECTIONS.has(tagName);
}

export function isParagraph(part: RootContent): part is Element {
  return part.type === 'element' && part.tagName === 'p';
}

export function isList(part: RootContent): part is Element {
  return part.type === 'element' && (part.tagName === 'ul' || part.tagName === 'ol');
}

/** Whether there is nothing to see, no-break spaces included. */
export function isBlank(parts: readonly ElementContent[]): boolean {
  return parts.every((part) => {
    if (part.type !== 'element') return textOf(part).trim() === '';
    return !SIGNS.has(part.tagName) && isBlank(part.children);
  });
}

export function stylesOf({ properties: { style } }: Element): ReadonlyMap<string, string> {
  const rules = typeof style === 'string' ? style.toLowerCase().split(';') : [];
  return new Map(
    rules.map((rule) => {
      const at = rule.indexOf(':');
      return [rule.slice(0, at).trim(), rule.slice(at + 1).trim()];
    }),
  );
}

/** Joins neighbours with the same mark, and moves spaces and breaks out of marks, which Markdown cannot mark. */
export function joined(parts: readonly ElementContent[]): ElementContent[] {
  const found: ElementContent[] = [];
  for (let at = 0; at < parts.length; ) {
    const part = parts[at];
    if (!part) break;
    at += 1;
    if (part.type !== 'element' || !JOINED.has(part.tagName)) {
      found.push(part);
      continue;
    }
    const content = [...part.children];
    for (;;) {
      const [next, afterNext] = [parts[at], parts[at + 1]];
      const gap = next?.type === 'text' && isBlank([next]) ? [next] : [];
      const twin = gap.length > 0 ? afterNext : next;
      if (!isTwin(part, twin)) break;
      content.push(...gap, ...twin.children);
      at += gap.length + 1;
    }
    found.push(...aroundSpaces(part, joined(content)));
  }
  return found;
}

function isTwin(
  { tagName, properties: { href } }: Element,
  next: ElementContent | undefined,
): next is Element {
  return next?.type === 'element' && next.tagName === tagName && next.properties.href === href;
}

function aroundSpaces(mark: Element, parts: readonly ElementContent[]): ElementContent[] {
  const start = parts.findIndex((part) => !isBlank([part]));
  if (start === -1) return [...parts];
  const end = parts.findLastIndex((part) => !isBlank([part])) + 1;
  const children = parts.slice(start, end);
  const before = trimmed(children, 0, (text) => text.trimStart());
  const after = trimmed(children, children.length - 1, (text) => text.trimEnd());
  return [...parts.slice(0, start), ...before, { ...mark, children }, ...after, ...parts.slice(end)];
}

/** Trims the text at a place, and gives the spaces that it had. */
function trimmed(children: ElementContent[], at: number, trim: (text: string) => string): ElementContent[] {
  const part = children[at];
  const value = part?.type === 'text' ? trim(part.value) : undefined;
  if (part?.type !== 'text' || value === undefined || value === part.value) return [];
  children[at] = { type: 'text', value };
  return [{ type: 'text', value: ' ' }];
}
