import { TITLE_FAMILY, textsOf, unescapeHtml } from './page-texts.ts';

/** A rule or statement that ends in itself, or a group of them: a layer, a condition. */
type Style = { prelude: string; body: string } | { prelude: string; styles: readonly Style[] };

/** Groups whose rules are chosen one by one. */
const GROUP = /^@(?:layer|media|supports|container)\b/;
const CLASS = /\.((?:\\[0-9a-f]{1,6}\s?|\\.|[\w-])+)/gi;

/** A brace or a semicolon; or an escaped character, a string or a comment. */
const MARK = /[{};]|\\.|"(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*'|\/\*.*?\*\//gs;

/** A custom property's registration, which stands outside of all groups. */
const REGISTRATION = /^@property (--[\w-]+)$/;

/** A font face for some characters of its family only, and what these are. */
const PARTIAL_FACE = /font-family:([^;}]*).*?unicode-range:([^;}]*)/;

/**
 * Chooses, for one page, the rules of a stylesheet that something in it can have: those whose classes it has, those that
 * ask for none, the registrations of custom properties that these read, and the fonts for rare characters if it has any
 * of them. What only the script shows, and what other pages have, comes with the whole stylesheet.
 *
 * A font face that is not there yet is paid for whether it is needed or not: for each size and weight of text Chromium
 * looks for another font to stand in for it, which took three quarters of the first layout where the system is asked.
 * @param stylesheet minified, as the build leaves it
 * @returns the styles of a page from its HTML
 */
export function stylesOfPages(stylesheet: string): (html: string) => string {
  const styles: Style[] = [];
  const properties: { name: string; text: string }[] = [];
  const partialFaces: { family: string; characters: RegExp; text: string }[] = [];
  for (const style of parse(stylesheet)) {
    const text = 'body' in style ? style.prelude + style.body : '';
    const name = REGISTRATION.exec(style.prelude)?.[1];
    const [, family, range] = (style.prelude === '@font-face' && PARTIAL_FACE.exec(text)) || [];
    if (name !== undefined) properties.push({ name, text });
    else if (family && range) partialFaces.push({ family, characters: oneOf(range), text });
    else styles.push(style);
  }
  return (html) => {
    const classes = new Set(
      Array.from(html.matchAll(/\sclass="([^"]*)"/g), ([, names = '']) =>
        unescapeHtml(names).split(' '),
      ).flat(),
    );
    const rules = write(styles, classes);
    const registrations = properties.filter(({ name }) => rules.includes(`var(${name}`));
    const { all, titles } = textsOf(html);
    const faces = partialFaces.filter(({ family, characters }) =>
      characters.test(family === TITLE_FAMILY ? titles : all),
    );
    return rules + [...registrations, ...faces].map(({ text }) => text).join('');
  };
}

/** Matches any character of a `unicode-range`. */
function oneOf(range: string): RegExp {
  const ranges = range.replaceAll(/\s/g, '').split(',');
  const classes = ranges.map((part) =>
    part
      .replace(/^U\+/i, '')
      .split('-')
      .map((code) => `\\u{${code}}`)
      .join('-'),
  );
  return new RegExp(`[${classes.join('')}]`, 'u');
}

function parse(css: string): Style[] {
  const styles: Style[] = [];
  for (let at = 0; at < css.length; ) {
    const end = endOfPrelude(css, at);
    const prelude = css.slice(at, end);
    if (css[end] !== '{') {
      if (prelude.trim()) styles.push({ prelude: `${prelude};`, body: '' });
      at = end + 1;
      continue;
    }
    const close = endOfBlock(css, end);
    const block = css.slice(end + 1, close);
    styles.push(GROUP.test(prelude) ? { prelude, styles: parse(block) } : { prelude, body: `{${block}}` });
    at = close + 1;
  }
  return styles;
}

/** Where `;` or `{` ends what starts at `from`, or the end. */
function endOfPrelude(css: string, from: number): number {
  for (const { index, 0: mark } of marks(css, from)) if (mark === '{' || mark === ';') return index;
  return css.length;
}

/** Where the block that opens at `from` closes. */
function endOfBlock(css: string, from: number): number {
  let depth = 0;
  for (const { index, 0: mark } of marks(css, from)) {
    if (mark === '{') depth += 1;
    if (mark === '}') depth -= 1;
    if (depth === 0) return index;
  }
  return css.length;
}

/** From `from` on, what opens, closes and ends something, and what may hold the same characters without doing so. */
function marks(css: string, from: number) {
  MARK.lastIndex = from;
  return css.matchAll(MARK);
}

function write(styles: readonly Style[], classes: ReadonlySet<string>): string {
  return styles
    .map((style) => {
      if ('body' in style) return isWanted(style.prelude, classes) ? style.prelude + style.body : '';
      const inside = write(style.styles, classes);
      return inside && `${style.prelude}{${inside}}`;
    })
    .join('');
}

/** Whether the page has all classes of one of the selectors. At-rules have none; what `:not()` excludes is none either. */
function isWanted(prelude: string, classes: ReadonlySet<string>): boolean {
  if (prelude.startsWith('@')) return true;
  // An escaped comma belongs to a class, as in `text-[min(4rem,11vw)]`.
  return prelude
    .replaceAll(/:not\((?:[^()]|\([^()]*\))*\)/g, '')
    .split(/(?<!\\),/)
    .some((selector) =>
      Array.from(selector.matchAll(CLASS), ([, name = '']) => unescapeCss(name)).every((name) =>
        classes.has(name),
      ),
    );
}

function unescapeCss(name: string): string {
  return name
    .replaceAll(/\\([0-9a-f]{1,6})\s?/gi, (_escape, code: string) =>
      String.fromCodePoint(Number.parseInt(code, 16)),
    )
    .replaceAll(/\\(.)/g, '$1');
}
