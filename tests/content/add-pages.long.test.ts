import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { allTechnologies } from 'content-collections';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type SiteProcess, startSite } from '../../scripts/site-process.ts';
import { crawl } from '../support/crawl.ts';
import { copyProject } from '../support/project-copy.ts';

type Changes = readonly (readonly [RegExp, string])[];

const TECHNOLOGY = 'content/technologies/svelte.md';
const CASE = 'content/case-studies/les-releves-d-eau-saisis-une-fois.yaml';

let copy: string;
let site: SiteProcess | undefined;

/** Two new files, each with the text of another page and a title that is still to be written. */
beforeAll(() => {
  copy = copyProject();
  write(TECHNOLOGY, 'content/technologies/reactjs.md', [
    [/^name: .*/m, 'name: Svelte'],
    [/^aliases: .*\n/m, ''],
    [/^title1: .*/m, 'picture: /assets/technologies/vuejs-1.svg\ntitle1: "[à compléter : à quoi elle sert]"'],
  ]);
  write(CASE, 'content/case-studies/audit-seo.yaml', [
    [/^order: .*/m, 'order: 99'],
    [/^title: .*/m, 'title: "[à compléter : ce qui a été fait]"'],
  ]);
});

afterAll(async () => {
  await site?.end('SIGTERM');
  rmSync(copy, { recursive: true, force: true });
});

function write(file: string, model: string, changes: Changes): void {
  const text = readFileSync(join(copy, model), 'utf8');
  const written = changes.reduce((made, [part, words]) => made.replace(part, words), text);
  writeFileSync(join(copy, file), written);
}

function run(command: string, ...args: string[]) {
  const { status, stdout, stderr } = spawnSync(command, args, { cwd: copy, encoding: 'utf8' });
  return { status, output: stdout + stderr };
}

test('the build lists the texts that are still to be written, and nothing else', () => {
  const { status, output } = run('node', 'scripts/content.ts');
  expect(status).toBe(1);
  const [, ...lines] = output.trim().split('\n');
  expect(lines.filter((line) => !/^content\/|^- .*: à écrire : /.test(line))).toEqual([]);
  for (const file of [TECHNOLOGY, CASE]) expect(output).toContain(`${file}:`);
});

test('the build names a logo that it cannot read, and why', () => {
  const logo = join(copy, 'public/assets/partners/lysane.svg');
  const drawing = readFileSync(logo);
  writeFileSync(logo, '<svg width="0"');
  const { output } = run('node', 'scripts/content.ts');
  writeFileSync(logo, drawing);
  expect(output).toMatch(
    /^public\/assets\/partners\/lysane\.svg\n- ce logo ne se lit pas, .+: .*end of Start Tag/m,
  );
}, 60_000);

test('once written, the pages are linked, and a service without title and subtitle has the specified ones', async () => {
  const title: Changes = [[/\[à compléter.*\]/, 'Un titre écrit pour cette page d’essai']];
  write(TECHNOLOGY, TECHNOLOGY, title);
  write(CASE, CASE, title);
  write('content/services/saas.md', 'content/services/saas.md', [
    [/^(?:heroTitle|heroSubTitle):.*\n(?: .*\n)*/gm, ''],
  ]);
  site = await startSite({ DATABASE_URL: `sqlite:${copy}/site.db`, MAIL_DIR: join(copy, 'mail') }, copy);
  const { pages, faults } = await crawl(site.url);
  expect(faults).toEqual([]);
  const htmlOf = (path: string) => pages.find((page) => page.path === path)?.html ?? '';
  const service = htmlOf('/services/saas').replaceAll(/<.*?>/gs, '');
  expect(service).toMatch(/Besoin d’experts pour votre SaaS\s\?.*Ne cherchez plus/s);
  expect(htmlOf('/technologies')).toContain(`${allTechnologies.length + 1} technologies`);
  expect(htmlOf('/technologies')).toContain('href="/technologies/svelte"');
  expect(htmlOf('/realisations')).toContain('href="/realisations/les-releves-d-eau-saisis-une-fois"');
}, 180_000);
