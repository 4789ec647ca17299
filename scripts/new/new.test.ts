import { cpSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as v from 'valibot';
import { describe, expect, it, vi } from 'vitest';
import { parseMarkdown, parseYaml } from '../../content/parse-file.ts';
import { placeholderFaults } from '../../content/placeholders.ts';
import * as pages from '../../content/schema/pages.ts';
import { testAll } from '../../tests/support/test-all.ts';
import { ROOT } from '../build.ts';
import { caseStudyEntry, NewEntryFault, serviceEntry, technologyEntry, toWrite } from './entries.ts';
import { newEntry, readSite } from './new.ts';

const site = readSite(ROOT);
describe('a new content file', () => {
  testAll([
    ['technology', technologyEntry('svelte', 'Svelte', 'Frontend', site), pages.technologySchema],
    ['service', serviceEntry('recette', 'Recette', 'Accompagnement', site), pages.serviceSchema],
    ['case', caseStudyEntry('un-outil', 'Un outil', site.partners[0], site), pages.caseStudySchema],
  ])('is valid, with a sentence of help above each field', ([_kind, { file, text }, schema]) => {
    const { data } = file.endsWith('.md') ? parseMarkdown(text) : parseYaml(text);
    const { issues = [] } = v.safeParse(schema, data);
    expect(issues.map((issue) => [v.getDotPath(issue), issue.message])).toEqual([]);
    const lines = text.split('\n');
    for (const name of Object.keys(data).filter((name) => name !== 'content')) {
      const line = lines.findIndex((each) => each.startsWith(`${name}:`));
      expect(lines[line - 1], name).toMatch(/^# \p{Lu}.*\.$|^# true .*\.$/u);
    }
  });

  it('has each placeholder reported with file, line and field', () => {
    const { file, text } = serviceEntry('recette', 'Recette', 'Accompagnement', site);
    const faults = placeholderFaults([{ path: file, text }]);
    const line = text.split('\n').findIndex((each) => each.includes('titre, argument 1,')) + 1;
    expect(faults).toContain(
      `${file}:${line}\n- arguments.0.title: à écrire : [à compléter : titre, argument 1, de 5 à 80 caractères]`,
    );
    const last = text.split('\n').length - 1;
    expect(faults.at(-1)).toContain(`${file}:${last}\n- texte: à écrire`);
    expect(faults).toHaveLength(text.split('[à compléter').length - 1);
  });

  it('reports the placeholder of a figure too', () => {
    const { file, text } = caseStudyEntry('un-outil', 'Un outil', site.partners[0], site);
    expect(placeholderFaults([{ path: file, text }]).join('\n')).toContain('figure.value: à écrire');
  });
});

testAll([
  [20, 60],
  [120, 160],
  [300, 900],
  [1, 12],
])('writes a placeholder of the required length', ([least, most]) => {
  const { length } = toWrite('ce que vous faites pour les entreprises', least, most);
  expect(length).toBeGreaterThanOrEqual(least);
  expect(length).toBeLessThanOrEqual(most);
});

it.each([
  ['another name of a technology', () => technologyEntry('react', 'React', 'Frontend', site), 'reactjs'],
  ['a case without its client', () => caseStudyEntry('un-outil', 'Un outil', undefined, site), '--client'],
])('refuses the name %s', (_what, make, part) => {
  expect(make).toThrow(NewEntryFault);
  expect(make).toThrow(part);
});

it('gives « C++ » an address of its own beside « C# »', () => {
  const root = mkdtempSync(join(tmpdir(), 'site-new-'));
  vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  const refusal = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  try {
    cpSync(join(ROOT, 'content'), join(root, 'content'), { recursive: true });
    const make = (name: string) => newEntry(root, ['technology', name, '--group', 'Frontend', '--undrawn']);
    expect(['C#', 'C++', 'C'].map(make)).toEqual([0, 0, 2]);
    expect(
      ['c', 'c-plus-plus'].map((slug) => existsSync(join(root, `content/technologies/${slug}.md`))),
    ).toEqual([true, true]);
    expect(refusal).toHaveBeenCalledWith(expect.stringContaining('c’est la page de « C# »'));
    expect(make('C++')).toBe(2);
    expect(refusal).toHaveBeenLastCalledWith(expect.stringContaining('« C++ » a sa page'));
  } finally {
    vi.restoreAllMocks();
    rmSync(root, { recursive: true });
  }
});

it('takes a page back, unless its author has written in it', () => {
  const root = mkdtempSync(join(tmpdir(), 'site-new-'));
  vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  const refusal = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  try {
    cpSync(join(ROOT, 'content'), join(root, 'content'), { recursive: true });
    const file = join(root, 'content/technologies/svelte.md');
    const make = () => newEntry(root, ['technology', 'Svelte', '--group', 'Frontend', '--undrawn']);
    expect([make(), existsSync(file)]).toEqual([0, true]);
    expect([newEntry(root, ['--undo']), existsSync(file)]).toEqual([0, false]);
    make();
    writeFileSync(file, 'un texte');
    expect([newEntry(root, ['--undo']), existsSync(file)]).toEqual([2, true]);
    expect(refusal).toHaveBeenCalledWith(expect.stringContaining('(changé depuis)'));
  } finally {
    vi.restoreAllMocks();
    rmSync(root, { recursive: true });
  }
});
