import { globSync, readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { dirname } from 'node:path';
import { expect, it } from 'vitest';
import { ROOT, serverEntry } from '../../scripts/build.ts';
import { BUILD } from './harness.ts';

it('installs in production the packages that the built server asks for, and no others', () => {
  // Comments name packages too.
  const built = globSync(`${dirname(serverEntry(BUILD))}/**/*.js`)
    .map((file) => readFileSync(file, 'utf8').replace(/^\s*\/?\*.*$/gm, ''))
    .join('\n');
  const asked = [...built.matchAll(/^import (?:[^;]* from )?"([^"]+)";$|\bimport\("([^"]+)"\)/gm)]
    .map(([, fixed, late]) => fixed ?? late ?? '')
    .filter((name) => !name.startsWith('.') && !isBuiltin(name));
  const packages = new Set(asked.map((name) => name.split('/', name.startsWith('@') ? 2 : 1).join('/')));
  const { dependencies } = JSON.parse(readFileSync(`${ROOT}package.json`, 'utf8'));
  expect([...packages].sort()).toEqual(Object.keys(dependencies).sort());
});
