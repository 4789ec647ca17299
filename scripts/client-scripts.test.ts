import { globSync, readFileSync } from 'node:fs';
import { parseSync } from 'vite';
import { expect, it } from 'vitest';

/** Statements that run as a script loads. */
const RUNS = /^(?:Expression|If|For|ForOf|Try)Statement$/;

// Minified, a constant that is read before it is declared is no error but undefined.
it('client scripts declare their constants before anything runs', () => {
  const late = globSync('{app,server}/**/*.client.ts').flatMap((file) => {
    const { body } = parseSync(file, readFileSync(file, 'utf8')).program;
    const types = body.map(({ type }) => type);
    const first = types.findIndex((type) => RUNS.test(type));
    return first === -1 || types.lastIndexOf('VariableDeclaration') < first ? [] : [file];
  });
  expect(late).toEqual([]);
});
