import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isMap, isScalar, parseDocument, visit } from 'yaml';
import { testAll } from '../tests/support/test-all.ts';
import { ROOT } from './build.ts';
import { type ContentFile, contentFiles, faultsIn, fileFaults } from './content-files.ts';

const files = contentFiles(ROOT);
const textOf = ({ path }: ContentFile) => readFileSync(join(ROOT, path), 'utf8');

/** The YAML of a file: all of it, or its front matter. */
function yamlOf(file: ContentFile): { start: number; yaml: string } {
  const text = textOf(file);
  if (!file.path.endsWith('.md')) return { start: 0, yaml: text };
  return { start: 4, yaml: text.slice(4, text.indexOf('\n---', 4) + 1) };
}

/** Ranges of all scalar values. */
function valuesOf(file: ContentFile): { from: number; to: number }[] {
  const { start, yaml } = yamlOf(file);
  const values: { from: number; to: number }[] = [];
  visit(parseDocument(yaml), {
    Pair(_key, { value }) {
      if (
        isScalar(value) &&
        value.range &&
        ['PLAIN', 'QUOTE_DOUBLE', 'QUOTE_SINGLE'].includes(value.type ?? '')
      )
        values.push({ from: start + value.range[0], to: start + value.range[1] });
    },
  });
  return values;
}

/** Offset of a top-level field. */
function fieldOf(file: ContentFile, pick: number): number {
  const { start, yaml } = yamlOf(file);
  const { contents } = parseDocument(yaml);
  if (!isMap(contents)) throw new Error(`${file.path} has no fields`);
  const key = contents.items[pick % contents.items.length]?.key;
  return start + (isScalar(key) && key.range ? key.range[0] : 0);
}

function replaced(replacement: string) {
  return (file: ContentFile, pick: number) => {
    const values = valuesOf(file);
    const { from, to } = values[pick % values.length] ?? { from: 0, to: 0 };
    const text = textOf(file);
    return text.slice(0, from) + replacement + text.slice(to);
  };
}

const BREAKAGES: Record<string, (file: ContentFile, pick: number) => string> = {
  'a quote that is not closed': replaced('"Combien'),
  'an unquoted « : »': replaced('Prix : combien pour un site ?'),
  'an unquoted « # » after a space': replaced('Prix # 1'),
  'a tab in place of spaces': replaced('\n\tCombien'),
  'a value of another type': replaced('[[1], {a: 2}]'),
  'a field that nothing knows': (file, pick) => {
    const text = textOf(file);
    const at = fieldOf(file, pick);
    return `${text.slice(0, at)}inconnu: 1\n${text.slice(at)}`;
  },
  // Within a field's name: cut between two fields, a file may lack only what it need not have.
  'its end cut off': (file, pick) => textOf(file).slice(0, fieldOf(file, pick) + 1),
};

describe('content files, one by one', () => {
  it('are valid', async () => {
    expect(await fileFaults(ROOT)).toEqual([]);
    expect(files.length).toBeGreaterThan(100);
  });

  testAll(Object.entries(BREAKAGES))('are refused by name with any breakage', async ([_fault, broken]) => {
    // One file of each schema.
    for (const alike of Map.groupBy(files, ({ source }) => source).values()) {
      await fc.assert(
        fc.asyncProperty(fc.constantFrom(...alike), fc.nat(), async (file, pick) => {
          const fault = await faultsIn(file, () => broken(file, pick));
          expect(fault, file.path).toMatch(`${file.path}\n- `);
          expect(fault).toMatch(/ligne \d+, colonne \d+/);
        }),
        { numRuns: 1 },
      );
    }
  });
});

const article = files.find(({ path }) => path.startsWith('content/articles/'));
const faq = files.find(({ path }) => path === 'content/faq.yaml');
if (!article || !faq) throw new Error('content/ lacks files');

describe('an invalid content file', () => {
  const written = (fields: string) => `---\n${fields}\n---\n\nUn texte.\n`;

  testAll([
    [
      'an unquoted « : »',
      written('title: Prix : combien pour un site ?'),
      'ligne 2, colonne 8: un texte qui contient « : » se met entre guillemets, par exemple title: "Prix : combien pour un site ?"',
    ],
    [
      'a field written twice',
      written('title: Un\ntitle: Deux'),
      'ligne 3, colonne 1: ce champ est écrit deux fois',
    ],
    ['a header that does not end', '---\ntitle: Un\n', 'ligne 1, colonne 1: une ligne « --- » manque'],
    ['nothing in it', ' \n', 'ligne 1, colonne 1: le fichier est vide'],
    [
      'a number for a title',
      written('title: 12'),
      'title (ligne 2, colonne 8): un texte est attendu, pas le nombre 12',
    ],
    [
      'another encoding',
      written('title: Cr\ufffder'),
      'ligne 2, colonne 10: ce caractère ne se lit pas : enr',
    ],
    ['a missing field', written('title: Un'), 'publishedAt (ligne 2, colonne 1): ce champ manque'],
    ['an unknown field', written('titre: Un'), 'sont permis : title, description, image'],
  ])('are reported with place and remedy', async ([_fault, text, sentence]) => {
    expect(await faultsIn(article, () => text)).toContain(sentence);
  });

  it('is named if it is a singleton that is missing or empty', async () => {
    const missing = () => readFileSync(join(ROOT, 'content/nulle-part.yaml'), 'utf8');
    expect(await faultsIn(faq, missing)).toContain('content/faq.yaml\n- ce fichier manque');
    expect(await faultsIn(faq, () => '')).toContain('content/faq.yaml\n- ligne 1, colonne 1: le fichier');
  });

  it('is reported with the field of a list entry', async () => {
    const text = 'general:\n  - id: un\n    question: Un ?\n    answer: <p>Oui.</p>\n    reponse: Non\n';
    expect(await faultsIn(faq, () => text)).toContain(
      'general.0.reponse (ligne 5, colonne 14): ce champ est inconnu ici ; sont permis : id, question, answer',
    );
  });
});
