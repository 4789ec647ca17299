import { globSync, readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { dirname } from 'node:path';
import { expect, it } from 'vitest';
import { ROOT, serverEntry } from '../../scripts/build.ts';
import { BUILD } from './harness.ts';

it('has the packages that the built server asks for or holds among the dependencies, which audits of production read', () => {
  const built = globSync(`${dirname(serverEntry(BUILD))}/**/*.js`)
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n');
  // Comments name packages too.
  const code = built.replace(/^\s*\/?\*.*$/gm, '');
  const asked = [...code.matchAll(/^import (?:[^;]* from )?"([^"]+)";$|\bimport\("([^"]+)"\)/gm)]
    .map(([, fixed, late]) => fixed ?? late ?? '')
    .filter((name) => !name.startsWith('.') && !isBuiltin(name))
    .map((name) => name.split('/', name.startsWith('@') ? 2 : 1).join('/'));
  // The bundler names the file of each module.
  const held = Array.from(
    built.matchAll(/\bnode_modules\/((?:@[\w.-]+\/)?[\w.-]+)/g),
    ([, name = '']) => name,
  );
  const { dependencies, devDependencies } = JSON.parse(readFileSync(`${ROOT}package.json`, 'utf8'));
  expect(asked.filter((name) => !(name in dependencies))).toEqual([]);
  expect(held.length).toBeGreaterThan(0);
  expect(held.filter((name) => name in devDependencies)).toEqual([]);
});
