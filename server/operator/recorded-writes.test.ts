import { existsSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { recordWrites, UndoRefused, undoLast } from './recorded-writes.ts';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'site-writes-'));
  for (const [path, text] of [
    ['content/agency.yaml', 'brand: Verrière\n'],
    ['content/founder.yaml', 'name: Claire\n'],
    ['public/assets/old.svg', '<svg>old</svg>'],
  ] as const)
    put(path, text);
});
afterEach(() => rmSync(root, { recursive: true }));

function put(path: string, text: string): void {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
}
const read = (path: string) => (existsSync(join(root, path)) ? readFileSync(join(root, path), 'utf8') : null);
/** What is kept of a file that a command or an undo replaced. */
const kept = (path: string) => globSync(`var/changes/*/kept/${path}`, { cwd: root }).map(read);

function runIdentity(): void {
  const { name, write, remove } = recordWrites(root, 'identity');
  write('content/agency.yaml', 'brand: Corvane\n');
  remove('content/founder.yaml');
  // The drawing programs are another process.
  recordWrites(root, 'artwork', name).write('public/assets/mark.svg', '<svg>mark</svg>');
}

it('reverts what the command wrote, and leaves alone what came later', () => {
  runIdentity();
  put('public/assets/vannes.svg', '<svg>Vannes</svg>');
  put('public/assets/old.svg', '<svg>newer</svg>');
  expect(undoLast(root, 'identity').split('\n').slice(0, 3)).toEqual([
    'content/agency.yaml : remis comme avant',
    'content/founder.yaml : remis comme avant',
    'public/assets/mark.svg : retiré',
  ]);
  expect(['content/agency.yaml', 'content/founder.yaml', 'public/assets/mark.svg'].map(read)).toEqual([
    'brand: Verrière\n',
    'name: Claire\n',
    null,
  ]);
  expect(['public/assets/vannes.svg', 'public/assets/old.svg'].map(read)).toEqual([
    '<svg>Vannes</svg>',
    '<svg>newer</svg>',
  ]);
});

it('keeps what it replaces and removes', () => {
  runIdentity();
  undoLast(root, 'identity');
  expect(kept('content/agency.yaml')).toContain('brand: Corvane\n');
  expect(kept('public/assets/mark.svg')).toEqual(['<svg>mark</svg>']);
});

it.each([
  ['edited', 'content/agency.yaml', 'brand: Corvane Nord\n'],
  ['written again', 'content/founder.yaml', 'name: Anne\n'],
  ['drawn again', 'public/assets/mark.svg', '<svg>newer</svg>'],
])('refuses while a file was %s since, unless told, and then keeps it', (_what, path, text) => {
  runIdentity();
  put(path, text);
  expect(() => undoLast(root, 'identity')).toThrow(UndoRefused);
  expect(() => undoLast(root, 'identity')).toThrow(new RegExp(`${path} : .* \\(changé depuis\\)\n`));
  expect(read('content/agency.yaml')).not.toBe('brand: Verrière\n');
  expect(undoLast(root, 'identity', { force: true })).toContain('(changé depuis)');
  expect(read('content/agency.yaml')).toBe('brand: Verrière\n');
  expect(kept(path)).toContain(text);
});

it('refuses while a file was removed since, unless told', () => {
  runIdentity();
  rmSync(join(root, 'content/agency.yaml'));
  expect(() => undoLast(root, 'identity')).toThrow('content/agency.yaml : remis comme avant (changé depuis)');
  undoLast(root, 'identity', { force: true });
  expect(read('content/agency.yaml')).toBe('brand: Verrière\n');
});

it('changes nothing when it only lists', () => {
  runIdentity();
  expect(undoLast(root, 'identity', { 'dry-run': true })).toContain('public/assets/mark.svg : retiré');
  expect(read('content/agency.yaml')).toBe('brand: Corvane\n');
});

it('undoes run after run of a command, and not those of others', () => {
  runIdentity();
  recordWrites(root, 'content-export').write('content/cities/vannes.md', 'Vannes');
  // Records are named after the millisecond.
  recordWrites(root, 'identity', '99990101T000000000Z-identity').write(
    'content/agency.yaml',
    'brand: Troisième\n',
  );
  undoLast(root, 'identity');
  expect(read('content/agency.yaml')).toBe('brand: Corvane\n');
  undoLast(root, 'identity');
  expect(read('content/agency.yaml')).toBe('brand: Verrière\n');
  expect(read('content/cities/vannes.md')).toBe('Vannes');
  expect(() => undoLast(root, 'identity')).toThrow('Il n’y a rien à défaire.');
});

it('undoes a run that was killed before it wrote what it had noted', () => {
  runIdentity();
  put('content/agency.yaml', 'brand: Verrière\n');
  undoLast(root, 'identity');
  expect(read('content/founder.yaml')).toBe('name: Claire\n');
});

it('notes nothing when nothing changes', () => {
  recordWrites(root, 'artwork').write('public/assets/old.svg', '<svg>old</svg>');
  expect(existsSync(join(root, 'var'))).toBe(false);
});
