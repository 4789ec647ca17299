export interface Rule {
  /** Address of a former site, as `sourceOf` writes it; one that ends with `/*` is that of all addresses below. */
  source: string;
  /** Address to go to; below a prefix, `/*` at its end keeps the rest. Empty: the page is gone for good (410). */
  target: string;
}

/** Longest address (characters). */
export const LONGEST = 500;

/**
 * An address as rules know it: without host, case, trailing slash and escapes, which former sites were not particular about.
 * @returns null for what is no address of a site
 */
export function sourceOf(address: string): string | null {
  const path = address.trim().replace(/^https?:\/\/[^/]+/i, '') || '/';
  if (!path.startsWith('/') || path.startsWith('//') || path.length > LONGEST || /[^\S ]|[\\#]/.test(path))
    return null;
  return keyOf(path);
}

function keyOf(path: string): string {
  const [pathname = '', query] = path.split('?', 2);
  const key = decoded(pathname)
    .toLowerCase()
    .replace(/(?<=.)\/+$/, '');
  return query ? `${key}?${query}` : key;
}

function decoded(pathname: string): string {
  try {
    return decodeURI(pathname);
  } catch {
    return pathname;
  }
}

/** Rules as they are looked up. */
export interface RuleIndex {
  /** The rule of an address, and where it leads, with the `utm_` parameters that are not the rule’s. */
  find(pathname: string, search: string): Rule | undefined;
  readonly size: number;
}

/** Looks addresses up in as many steps as they have parts, however many rules there are. */
export function indexRules(rules: readonly Rule[]): RuleIndex {
  const targets = new Map(rules.map(({ source, target }) => [source, target]));
  const hasPrefixes = rules.some(({ source }) => source.endsWith('/*'));
  return {
    size: targets.size,
    find(pathname, search) {
      if (targets.size === 0 || pathname.length > LONGEST) return undefined;
      const key = keyOf(pathname);
      for (const query of beginningsOf(search.slice(0, LONGEST))) {
        for (const source of [key + query, key + decoded(query)]) {
          const target = targets.get(source);
          if (target !== undefined) return { source, target: withTags(target, search.slice(query.length)) };
        }
      }
      if (!hasPrefixes) return undefined;
      for (let end = key.length; end >= 0; end = end === 0 ? -1 : key.lastIndexOf('/', end - 1)) {
        const source = `${key.slice(0, end)}/*`;
        const target = targets.get(source);
        if (target !== undefined)
          return { source, target: withTags(below(target, pathname, source), search) };
      }
      return undefined;
    },
  };
}

/**
 * A query, then the same without its last parameters, and none: former sites named pages by theirs (« ?p=12 »), and
 * networks add some of their own.
 */
function* beginningsOf(search: string): Generator<string> {
  for (let end = search.length; end > 0; end = search.lastIndexOf('&', end - 1)) yield search.slice(0, end);
  yield '';
}

function withTags(target: string, search: string): string {
  const tags = new URLSearchParams(
    [...new URLSearchParams(search)].filter(([name]) => name.startsWith('utm_')),
  );
  if (target === '' || tags.size === 0) return target;
  const separator = /^[^#]*\?/.test(target) ? '&' : '?';
  return target.replace(/#|$/, `${separator}${tags}$&`);
}

/** A target whose `/*` stands for what an address has after that of the rule, as it was asked for. */
function below(target: string, pathname: string, source: string): string {
  if (!target.endsWith('/*')) return target;
  const depth = source.split('/').length - 1;
  // Neither an empty part nor a backslash, which would lead to another host.
  const rest = pathname
    .split('/')
    .slice(depth)
    .filter((part) => part !== '' && !/\\|%5c/i.test(part));
  return `${target.slice(0, -1)}${rest.join('/')}`;
}
