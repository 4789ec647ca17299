/* biome-ignore-all lint/suspicious/noTemplateCurlyInString: source code under test */
import { expect, test } from 'vitest';
import { withTypography } from './french-typography.ts';

test.each([
  ['const a = "Oui !";', 'const a = "Oui\u202f!";'],
  ['const a = `Pour ${b} ?`;', 'const a = `Pour ${b}\u202f?`;'],
  ['const a = `${b} : ${c} !`;', 'const a = `${b}\u202f: ${c}\u202f!`;'],
  ['const a = <p>Oui, {b} !</p>;', 'const a = <p>Oui, {b}\u202f!</p>;'],
  ["import a from './a b ?';", "import a from './a b ?';"],
  ['const a = b ? c : d;', 'const a = b ? c : d;'],
])('%s', (code, set) => {
  expect(withTypography(code, 'a.tsx')).toBe(set);
});
