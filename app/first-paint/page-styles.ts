import postcss, { type AtRule, type ChildNode, type Rule } from 'postcss';
import parseSelector from 'postcss-selector-parser';
import { TITLE_FAMILY, textsOf, unescapeHtml } from './page-texts.ts';

/** Returns the part of a style that the page can match; empty when there is none. */
type Style = (page: Page) => string;

interface Page {
  classes: ReadonlySet<string>;
  /** The text of a page in each of the two typefaces. */
  texts: { all: string; titles: string };
}

/** At-rules that rules refer to by name. */
const DEFINITIONS = ['property', 'keyframes'];

/** At-rules whose content is filtered rule by rule. */
const GROUPS = ['layer', 'media', 'supports', 'container'];

/**
 * Chooses, for one page, the rules of a stylesheet that something in it can match: those whose classes it has, those that
 * ask for none, the custom properties and animations that these name, and the fonts for rare characters if it has any of
 * them. What only scripts show, and what other pages have, comes with the whole stylesheet.
 *
 * A font face that is not loaded costs a fallback for each size and weight of text, whether it is needed or not: three
 * quarters of the first layout, where the system is asked for it.
 * @param stylesheet minified, as the build leaves it
 * @returns the styles of a page from its HTML
 */
export function stylesOfPages(stylesheet: string): (html: string) => string {
  const { nodes } = postcss.parse(stylesheet);
  const styles = nodes.filter((node) => !isDefinition(node)).map(styleOf);
  const definitions = nodes.filter(isDefinition).map((node) => ({
    reference: node.name === 'property' ? `var(${node.params}` : node.params,
    text: node.toString(),
  }));
  return (html) => {
    const classes = Array.from(html.matchAll(/\sclass="([^"]*)"/g), ([, names = '']) =>
      unescapeHtml(names).split(' '),
    );
    const page = { classes: new Set(classes.flat()), texts: textsOf(html) };
    const rules = styles.map((style) => style(page)).join('');
    return rules + definitions.map(({ reference, text }) => (rules.includes(reference) ? text : '')).join('');
  };
}

function isDefinition(node: ChildNode): node is AtRule {
  return node.type === 'atrule' && DEFINITIONS.includes(node.name);
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

function ruleStyle(rule: Rule): Style {
  const text = rule.toString();
  const { nodes: selectors } = parseSelector().astSync(rule.selector);
  return ({ classes }) => (selectors.some((selector) => canMatch(selector, classes)) ? text : '');
}

/**
 * Whether the page has the classes of a selector, and those of one alternative in each `:is()`, `:where()` or `:has()`;
 * classes in `:not()` do not count.
 */
function canMatch({ nodes }: parseSelector.Selector, classes: ReadonlySet<string>): boolean {
  return nodes.every((node) => {
    if (node.type === 'class') return classes.has(node.value);
    const isFunction = node.type === 'pseudo' && node.value !== ':not' && node.nodes.length > 0;
    return !isFunction || node.nodes.some((alternative) => canMatch(alternative, classes));
  });
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
