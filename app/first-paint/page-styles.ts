import postcss, { type AtRule, type ChildNode, type Rule } from 'postcss';
import { TITLE_FAMILY, textsOf, unescapeHtml } from './page-texts.ts';

/** Returns the part of a style that the page can match, `undefined` when there is none. */
type Style = (page: Page) => string;

interface Page {
  classes: ReadonlySet<string>;
  /** The text of a page in each of the two typefaces. */
  texts: { all: string; titles: string };
}

/** At-rules whose content is filtered rule by rule. */
const GROUPS = ['layer', 'media', 'supports', 'container'];
const CLASS = /\.((?:\\[0-9a-f]{1,6}\s?|\\.|[\w-])+)/gi;

/**
 * Chooses, for one page, the rules of a stylesheet that something in it can match: those whose classes it has, those that
 * ask for none, the registrations of custom properties that these read, and the fonts for rare characters if it has any
 * of them. What only scripts show, and what other pages have, comes with the whole stylesheet.
 *
 * A font face that is not loaded costs a fallback for each size and weight of text, whether it is needed or not: three
 * quarters of the first layout, where the system is asked for it.
 * @param stylesheet minified, as the build leaves it
 * @returns the styles of a page from its HTML
 */
export function stylesOfPages(stylesheet: string): (html: string) => string {
  const { nodes } = postcss.parse(stylesheet);
  const isRegistration = (node: ChildNode) => node.type === 'atrule' && node.name === 'property';
  const styles = nodes.filter((node) => !isRegistration(node)).map(styleOf);
  const registrations = nodes
    .filter((node) => node.type === 'atrule')
    .filter(isRegistration)
    .map((node) => ({ read: `var(${node.params}`, text: node.toString() }));
  return (html) => {
    const classes = Array.from(html.matchAll(/\sclass="([^"]*)"/g), ([, names = '']) =>
      unescapeHtml(names).split(' '),
    );
    const page = { classes: new Set(classes.flat()), texts: textsOf(html) };
    const rules = styles.map((style) => style(page)).join('');
    return rules + registrations.map(({ read, text }) => (rules.includes(read) ? text : '')).join('');
  };
}

function styleOf(node: ChildNode): Style {
  if (node.type === 'rule') return ruleStyle(node);
  // Tailwind's stand-in for `@property`, in browsers of before 2024: can wait. Its place among the layers cannot.
  if (node.type === 'atrule' && node.name === 'layer' && node.params === 'properties')
    return () => '@layer properties;';
  if (node.type === 'atrule' && node.nodes && GROUPS.includes(node.name)) return groupStyle(node);
  if (node.type === 'atrule' && node.name === 'font-face') return fontStyle(node);
  // The semicolon of a statement belongs to no node.
  const text = node.type === 'atrule' && !node.nodes ? `${node};` : node.toString();
  return () => text;
}

/**
 * Whether the page has all classes of one selector, or of one alternative, as in `:is(.a, .b)`; classes in `:not()`
 * do not count.
 */
function ruleStyle(rule: Rule): Style {
  const text = rule.toString();
  const needs = rule.selector
    .replaceAll(/:not\((?:[^()]|\([^()]*\))*\)/g, '')
    // An escaped comma is part of a class, as in `text-[min(4rem,11vw)]`.
    .split(/(?<!\\),/)
    .map((part) => Array.from(part.matchAll(CLASS), ([, name = '']) => unescapeCss(name)));
  return ({ classes }) => (needs.some((names) => names.every((name) => classes.has(name))) ? text : '');
}

function groupStyle(group: AtRule): Style {
  const styles = (group.nodes ?? []).map(styleOf);
  return (page) => {
    const inside = styles.map((style) => style(page)).join('');
    return inside && `@${group.name}${group.raws.afterName}${group.params}{${inside}}`;
  };
}

/** A font face with a `unicode-range` is kept if the page has one of its characters in that typeface. */
function fontStyle(face: AtRule): Style {
  const text = face.toString();
  const descriptors = new Map<string, string>();
  face.walkDecls(({ prop, value }) => void descriptors.set(prop, value));
  const range = descriptors.get('unicode-range');
  if (range === undefined) return () => text;
  const characters = oneOf(range);
  const isTitles = descriptors.get('font-family') === TITLE_FAMILY;
  return ({ texts }) => (characters.test(isTitles ? texts.titles : texts.all) ? text : '');
}

/** Matches any character of a `unicode-range`. */
function oneOf(range: string): RegExp {
  const classes = range.split(',').map((part) =>
    part
      .trim()
      .replace(/^U\+/i, '')
      .split('-')
      .map((code) => `\\u{${code}}`)
      .join('-'),
  );
  return new RegExp(`[${classes.join('')}]`, 'u');
}

function unescapeCss(name: string): string {
  return name
    .replaceAll(/\\([0-9a-f]{1,6})\s?/gi, (_escape, code: string) =>
      String.fromCodePoint(Number.parseInt(code, 16)),
    )
    .replaceAll(/\\(.)/g, '$1');
}
