import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { allTechnologies } from 'content-collections';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { PLACEHOLDER, SHORT_PLACEHOLDER } from '../../content/placeholders.ts';
import { type SiteProcess, startSite } from '../../scripts/site-process.ts';
import { crawl } from '../support/crawl.ts';
import { copyProject } from '../support/project-copy.ts';

const FILES = {
  technology: 'content/technologies/svelte.md',
  case: 'content/case-studies/les-releves-d-eau-saisis-une-fois.yaml',
};

let copy: string;
let site: SiteProcess | undefined;

beforeAll(() => {
  copy = copyProject();
});

afterAll(async () => {
  await site?.end('SIGTERM');
  rmSync(copy, { recursive: true, force: true });
});

function run(...args: string[]) {
  const { status, stdout, stderr } = spawnSync('node', args, { cwd: copy, encoding: 'utf8' });
  return { status, output: stdout + stderr };
}

/** Takes out the title and subtitle of a service. */
function leaveToDefaults(file: string): void {
  const text = readFileSync(file, 'utf8');
  writeFileSync(file, text.replaceAll(/^(?:heroTitle|heroSubTitle):.*\n(?: .*\n)*/gm, ''));
}

function make(...args: string[]) {
  return run('scripts/site.ts', 'new', ...args);
}

test('writes the file of a page and draws its pictures with one command', () => {
  expect(make('technology', 'Svelte', '--group', 'frontend')).toMatchObject({ status: 0 });
  expect(make('case', 'Les relevés d’eau saisis une fois', '--client', 'voltaine')).toMatchObject({
    status: 0,
  });
}, 300_000);

test.each([
  [['technology', 'React', '--group', 'Frontend'], '« react » est un autre nom de reactjs'],
  [['technology', 'Solid'], 'Nommez le groupe du menu, avec --group : Frontend, Backend'],
])('refuses %j in a sentence', (args, sentence) => {
  const { status, output } = make(...args);
  expect(status).toBe(2);
  expect(output).toContain(sentence);
});

test('the build lists the texts that are still to be written, and nothing else', () => {
  const { status, output } = run('scripts/content.ts');
  expect(status).toBe(1);
  const [, ...lines] = output.trim().split('\n');
  expect(lines.filter((line) => !/^content\/|^- .*: à écrire : /.test(line))).toEqual([]);
  for (const file of Object.values(FILES)) expect(output).toContain(`${file}:`);
});

test('the build names a logo that it cannot read, and why', () => {
  const logo = join(copy, 'public/assets/partners/lysane.svg');
  const drawing = readFileSync(logo);
  writeFileSync(logo, '<svg width="0"');
  const { output } = run('scripts/content.ts');
  writeFileSync(logo, drawing);
  expect(output).toMatch(
    /^public\/assets\/partners\/lysane\.svg\n- ce logo ne se lit pas, .+: .*end of Start Tag/m,
  );
}, 60_000);

test('once written, the pages are linked, and a service without title and subtitle has the specified ones', async () => {
  for (const file of Object.values(FILES)) writeOut(join(copy, file));
  leaveToDefaults(join(copy, 'content/services/saas.md'));
  site = await startSite({ DATABASE_URL: `sqlite:${copy}/site.db`, MAIL_DIR: join(copy, 'mail') }, copy);
  const { pages, faults } = await crawl(site.url);
  expect(faults).toEqual([]);
  const htmlOf = (path: string) => pages.find((page) => page.path === path)?.html ?? '';
  expect(htmlOf('/services/saas')).toMatch(/Besoin d’experts pour votre SaaS\s\?<.*Ne cherchez plus/s);
  expect(htmlOf('/technologies')).toContain(`${allTechnologies.length + 1} technologies`);
  expect(htmlOf('/technologies')).toContain('href="/technologies/svelte"');
  expect(htmlOf('/realisations')).toContain('href="/realisations/les-releves-d-eau-saisis-une-fois"');
}, 180_000);

/** Replaces every placeholder of a new content file by a text of the same length. */
function writeOut(file: string): void {
  const text = readFileSync(file, 'utf8')
    .replaceAll(PLACEHOLDER, (gap) => gap.replace('[à compléter', 'Texte d’essai').replace(']', '.'))
    .replaceAll(`"${SHORT_PLACEHOLDER}"`, '"12 min"');
  writeFileSync(file, text);
}
