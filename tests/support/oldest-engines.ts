import { createRequire } from 'node:module';
import type { CompatData, Identifier, SupportStatement } from '@mdn/browser-compat-data';
import { type AnyNode, type Options, parse } from 'acorn';
import postcss, { AtRule, type Container, type Document, type Rule } from 'postcss';
import parseSelector from 'postcss-selector-parser';

/*
 * Reads scripts and styles as the oldest engines do (`docs/decisions/019-browser-policy.md`). What does not parse takes a
 * whole file, rule or query with it, so syntax is that of Safari 15.4; methods are those of the full policy.
 */

/** The oldest engines of the full policy (`docs/decisions/019-browser-policy.md`). */
const POLICY = [
  ['chrome', 109],
  ['edge', 109],
  ['firefox', 115],
  ['safari', 16.4],
  ['safari_ios', 16.4],
] as const;

const MISSING = missingFeatures();

/** Since Safari 16.4. */
const LOOKBEHIND = /\(\?<[=!]/;
/** A media query's range, in whatever text. Since Safari 16.4 and Chrome 104. */
const RANGE = /\(\s*(?:width|height|[\d.]+\w+)\s*[<>]/;
/** A media query of level 3: what every engine parses. */
const FEATURE = String.raw`\([\w-]+(?:\s*:[^()<>]+)?\)`;
const MEDIA_QUERY = new RegExp(
  `^(?:(?:(?:not|only) )?[a-z]+(?: and ${FEATURE})*|${FEATURE}(?: and ${FEATURE})*)$`,
);
/** Selectors that throw where they are unknown; names that no other text has after a colon. */
const SELECTOR = new RegExp(
  `:(?:has\\(|(?:${[...MISSING.pseudos].filter((name) => /^\w+-/.test(name)).join('|')})\\b)`,
);
/** Chrome 111, Firefox 113: colours that need a fallback behind `@supports`. */
const NEW_COLOUR = /\b(?:oklch|oklab|color-mix|light-dark)\(|\b(?:rgb|hsl)a?\(from\b/;

/** What an engine cannot parse in a script, or lacks although the script does not ask for it (`call?.()`). */
export function scriptFaults(script: string, sourceType: Options['sourceType'] = 'module'): string[] {
  let program: AnyNode;
  try {
    program = parse(script, { ecmaVersion: 2022, sourceType });
  } catch (error) {
    return [String(error)];
  }
  return [...new Set(nodesOf(program).flatMap(nodeFaults))];
}

function nodesOf(program: AnyNode): AnyNode[] {
  const nodes: AnyNode[] = [];
  const parts: object[] = [program];
  for (let part = parts.pop(); part; part = parts.pop()) {
    if (isNode(part)) nodes.push(part);
    for (const inner of Object.values(part)) if (typeof inner === 'object' && inner) parts.push(inner);
  }
  return nodes;
}

function isNode(part: object): part is AnyNode {
  return 'type' in part && 'start' in part;
}

function nodeFaults(node: AnyNode): string[] {
  if (node.type === 'StaticBlock') return ['a static block'];
  if (node.type === 'Literal') return textFaults(node.regex?.pattern ?? String(node.value));
  if (node.type === 'TemplateElement') return textFaults(node.value.cooked ?? '');
  if (node.type === 'NewExpression' && node.callee.type === 'Identifier')
    return MISSING.globals.has(node.callee.name) ? [`new ${node.callee.name}()`] : [];
  if (node.type !== 'CallExpression' || node.optional) return [];
  const { callee } = node;
  if (callee.type === 'Identifier') return MISSING.globals.has(callee.name) ? [`${callee.name}()`] : [];
  if (callee.type !== 'MemberExpression' || callee.property.type !== 'Identifier' || callee.computed)
    return [];
  const { name } = callee.property;
  const owner = callee.object.type === 'Identifier' ? callee.object.name : '';
  if (MISSING.members.has(name)) return [`.${name}()`];
  return MISSING.statics.has(`${owner}.${name}`) || MISSING.globals.has(owner) ? [`${owner}.${name}()`] : [];
}

/** Longer texts are copy, or stylesheets, which are read as such. */
const LONGEST_SELECTOR = 200;

/** Regular expressions, media queries and selectors, wherever they are written. */
function textFaults(text: string): string[] {
  if (LOOKBEHIND.test(text)) return [`lookbehind in ${text}`];
  if (RANGE.test(text)) return [`range in ${text}`];
  const [selector] = SELECTOR.exec(text) ?? [];
  if (selector && text.length < LONGEST_SELECTOR) return [`selector ${selector}`];
  return [];
}

/** What an engine drops from a stylesheet. */
export function styleFaults(style: string): string[] {
  const faults = new Set<string>();
  const root = postcss.parse(style);
  root.walkAtRules('media', ({ params }) => {
    for (const fault of mediaFaults(params)) faults.add(fault);
  });
  root.walkRules((rule) => {
    if (rule.parent?.type === 'rule') faults.add(`nested ${rule.selector}`);
    else if (dropsOthers(rule)) faults.add(`list ${rule.selector}`);
  });
  root.walkDecls(({ prop, value, parent }) => {
    if (NEW_COLOUR.test(value) && !isInSupports(parent)) faults.add(`${prop}: ${value}`);
  });
  return [...faults];
}

export function mediaFaults(list: string): string[] {
  return list.split(',').every((query) => MEDIA_QUERY.test(query.trim())) ? [] : [`@media ${list}`];
}

/** Whether a list mixes selectors that all engines know with one that some do not, for which these drop the whole rule. */
function dropsOthers({ selector, parent }: Rule): boolean {
  if (isAtRule(parent, 'keyframes')) return false;
  const { nodes } = parseSelector().astSync(selector);
  const unknown = nodes.filter((part) => {
    const names: string[] = [];
    part.walkPseudos(({ value }) => void names.push(value.replace(/^:+/, '')));
    return names.some((name) => MISSING.pseudos.has(name));
  });
  return unknown.length > 0 && unknown.length < nodes.length;
}

function isInSupports(container: Container | Document | undefined): boolean {
  return container !== undefined && (isAtRule(container, 'supports') || isInSupports(container.parent));
}

function isAtRule(container: Container | Document | undefined, name: string): boolean {
  return container instanceof AtRule && container.name.endsWith(name);
}

/** Names of what at least one engine of the policy lacks, from MDN's compatibility data. */
interface MissingFeatures {
  /** Members that it lacks on every interface that has them: `toSorted`. */
  members: ReadonlySet<string>;
  /** `Interface.method`: `AbortSignal.any`. */
  statics: ReadonlySet<string>;
  /** Interfaces and properties of the window: `Temporal`, `scheduler`. */
  globals: ReadonlySet<string>;
  /** Pseudo-classes and pseudo-elements of CSS, without colons: `popover-open`. */
  pseudos: ReadonlySet<string>;
}

function missingFeatures(): MissingFeatures {
  const { api, javascript, css }: CompatData = createRequire(import.meta.url)('@mdn/browser-compat-data');
  const { builtins = {} } = javascript;
  const interfaces = [api, builtins, builtins.Intl ?? {}].flatMap(featuresOf);
  const members = new Map<string, boolean>();
  const statics = new Set<string>();
  const globals = new Set<string>();
  for (const [name, entry] of interfaces) {
    const isMissing = isLacking(entry);
    if (isMissing) globals.add(name);
    for (const [key, feature] of featuresOf(entry)) {
      const member = key.replace(/_static$/, '');
      const lacks = isMissing || isLacking(feature);
      if (lacks) statics.add(`${name}.${member}`);
      if (lacks && name === 'Window') globals.add(member);
      members.set(member, lacks && members.get(member) !== false);
    }
  }
  return {
    members: new Set([...members].filter(([, lacks]) => lacks).map(([name]) => name)),
    statics,
    globals,
    pseudos: new Set(
      featuresOf(css.selectors ?? {})
        .filter(([, feature]) => isLacking(feature))
        .map(([name]) => name),
    ),
  };
}

/** Features proper, not notes on a part of one. */
function featuresOf({ __compat, ...features }: Identifier): [string, Identifier][] {
  return Object.entries(features).filter(([, feature]) => feature.__compat);
}

function isLacking({ __compat }: Identifier): boolean {
  return (
    __compat !== undefined && POLICY.some(([engine, oldest]) => !hasSince(oldest, __compat.support[engine]))
  );
}

function hasSince(oldest: number, support: SupportStatement | undefined): boolean {
  if (!support) return true;
  return [support].flat().some(({ version_added: added, flags, prefix }) => {
    const isPlain = added !== false && added !== 'preview' && !flags && prefix === undefined;
    return isPlain && Number.parseFloat(added.replace('≤', '')) <= oldest;
  });
}
