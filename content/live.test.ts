import { globSync, readFileSync } from 'node:fs';
import { parseSync } from 'vite';
import { expect, it } from 'vitest';
import { LIVE_NAMES } from '../scripts/live-content.ts';
import { testAll } from '../tests/support/test-all.ts';
import { live, withContent } from './live.ts';

it('reads what a request has for it, also in lists, and otherwise what was built', () => {
  const copy: { title: string; note?: string } = live('copy', { title: 'Ancien', note: 'Une note' });
  const list = live('list', [{ title: 'Un' }]);
  expect({ ...copy }).toEqual({ title: 'Ancien', note: 'Une note' });
  withContent({ copy: { title: 'Nouveau' }, list: [{ title: 'Un' }, { title: 'Deux' }] }, () => {
    expect({ ...copy }).toEqual({ title: 'Nouveau' });
    expect('note' in copy).toBe(false);
    expect(list.map(({ title }) => title)).toEqual(['Un', 'Deux']);
    expect(JSON.stringify(list)).toBe('[{"title":"Un"},{"title":"Deux"}]');
  });
  expect(list).toHaveLength(1);
});

// A text that a module keeps as it loads is that of the build for ever.
it('has no module that keeps such a text as it loads', () => {
  const kept = globSync('{app,content,domain,emails,server}/**/*.{ts,tsx}')
    .filter((file) => !/\.test\.|content\/copy-(?:files|modules)\.ts/.test(file))
    .sort()
    .flatMap((file) => keptNames(file, readFileSync(file, 'utf8')).map((name) => `${file}: ${name}`));
  expect(kept).toEqual([]);
});

testAll([
  ["import { homeCopy } from 'content-collections'; const { hero } = homeCopy;", ['homeCopy']],
  ["import { homeCopy as copy } from 'content-collections'; export const title = copy.title;", ['copy']],
  ["import { homeCopy } from 'content-collections'; const title = () => homeCopy.title;", []],
  ["import { homeCopy } from 'content-collections'; let copy: typeof homeCopy;", []],
] as const)('tells a text that is kept from one that is read in time', ([code, names]) => {
  expect(keptNames('page.tsx', code)).toEqual(names);
});

/** Local names of such modules that are read outside of any function. */
function keptNames(file: string, code: string): string[] {
  if (!code.includes("'content-collections'")) return [];
  const { body } = parseSync(file, code).program;
  const names = body.flatMap((node) => {
    if (node.type !== 'ImportDeclaration' || node.source.value !== 'content-collections') return [];
    return node.specifiers.flatMap((each) =>
      each.type === 'ImportSpecifier' &&
      each.imported.type === 'Identifier' &&
      LIVE_NAMES.test(each.imported.name)
        ? [each.local.name]
        : [],
    );
  });
  const read = identifiersIn(body.filter(({ type }) => type !== 'ImportDeclaration'));
  return names.filter((name) => read.includes(name));
}

/** Identifiers outside of functions and types. */
function identifiersIn(node: unknown): string[] {
  if (Array.isArray(node)) return node.flatMap(identifiersIn);
  if (typeof node !== 'object' || node === null || !('type' in node)) return [];
  const type = String(node.type);
  if (/Function|^TS(?!As|Satisfies|NonNull)|^MethodDefinition$/.test(type)) return [];
  if (type === 'Identifier' && 'name' in node) return [String(node.name)];
  // A name of a property is no reading of what has that name.
  if (type === 'Property' && 'value' in node) return identifiersIn(node.value);
  return Object.values(node).flatMap(identifiersIn);
}
