import { createRequire } from 'node:module';
import type { CompatData, Identifier, SupportStatement } from '@mdn/browser-compat-data';

/** The oldest engines of the full policy (`docs/decisions/019-browser-policy.md`). */
const POLICY = [
  ['chrome', 109],
  ['edge', 109],
  ['firefox', 115],
  ['safari', 16.4],
  ['safari_ios', 16.4],
] as const;

/** Names of what at least one engine of the policy lacks, from MDN's compatibility data. */
export interface MissingFeatures {
  /** Members that it lacks on every interface that has them: `toSorted`. */
  members: ReadonlySet<string>;
  /** `Interface.method`: `AbortSignal.any`. */
  statics: ReadonlySet<string>;
  /** Interfaces and properties of the window: `Temporal`, `scheduler`. */
  globals: ReadonlySet<string>;
  /** Pseudo-classes and pseudo-elements of CSS, without colons: `popover-open`. */
  pseudos: ReadonlySet<string>;
}

export function missingFeatures(): MissingFeatures {
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
