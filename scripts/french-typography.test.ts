/* biome-ignore-all lint/suspicious/noTemplateCurlyInString: source code under test */
import { expect, test } from 'vitest';
import { testAll } from '../tests/support/test-all.ts';
import { withTypography } from './french-typography.ts';

testAll([
  ['const a = "Oui !";', 'const a = "Oui\u202f!";'],
  ['const a = `Pour ${b} ?`;', 'const a = `Pour ${b}\u202f?`;'],
  ['const a = `${b} : ${c} !`;', 'const a = `${b}\u202f: ${c}\u202f!`;'],
  ['const a = <p>Oui, {b} !</p>;', 'const a = <p>Oui, {b}\u202f!</p>;'],
  ["import a from './a b ?';", "import a from './a b ?';"],
  ['const a = b ? c : d;', 'const a = b ? c : d;'],
  [
    'const a = <p title="Oui !" data-a="Oui !">Non !</p>;',
    'const a = <p title="Oui\u202f!" data-a="Oui !">Non\u202f!</p>;',
  ],
  ["const a = <p onClick={() => say('Oui !')} />;", "const a = <p onClick={() => say('Oui\u202f!')} />;"],
  ['const a = <B heading="Oui !" />;', 'const a = <B heading="Oui\u202f!" />;'],
  ['const a = <p aria-label={`Oui : ${b}`} />;', 'const a = <p aria-label={`Oui\u202f: ${b}`} />;'],
  [
    'const a = \'<p class=\\"a 1 000\\">1 000 : <i>oui</i> !</p>\';',
    'const a = \'<p class=\\"a 1 000\\">1\u00a0000\u202f: <i>oui</i>\u202f!</p>\';',
  ],
])('sets the texts of code', ([code, set]) => {
  expect(withTypography(code, 'a.tsx')).toBe(set);
});

test('sets the figures of content, which are texts', () => {
  expect(withTypography('export default ["1 000", "24 h"]', 'a.js')).toBe(
    'export default ["1\u00a0000", "24\u00a0h"]',
  );
});

testAll([
  'const a = <svg viewBox="0 0 512 512" />;',
  'const a = <Icon viewBox="0 0 512 512" />;',
  'const a = <path d="M0 100 200 300z" transform="translate(10 200) scale(2 100)" />;',
  'const a = <polygon points={`0,0 100 ${b} 100 200`} className={`a ${b} 100 200`} />;',
  "const VIEW = '0 0 512 512';",
  "const D = 'M0 100 200 300z';",
  "const MOVE = { transform: 'translate(10 200) scale(2 100)' };",
])('leaves what nobody reads alone', (code) => {
  expect(withTypography(code, 'a.tsx')).toBe(code);
});

test('has headings set what they show, and no attribute nor any other element', () => {
  const [, heading = ''] = withTypography(
    'const a = <h2 id={b}>Le mot de {c} <i className={d}>{e}</i></h2>;',
    '/app/sections/a.tsx',
  ).split("title-text.tsx';");
  expect(heading).toBe(
    'const a = <h2 id={b}>Le\u00a0mot\u00a0de\u00a0{__setTitle(c)} <i className={d}>{__setTitle(e)}</i></h2>;',
  );
  expect(withTypography('const a = <p>Le mot de {c}</p>;', '/app/sections/a.tsx')).not.toContain(
    '__setTitle',
  );
});
