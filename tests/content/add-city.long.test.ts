import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { allCities } from 'content-collections';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type SiteProcess, startSite } from '../../scripts/site-process.ts';
import { copyProject } from '../support/project-copy.ts';

const PLACES = 'artwork/cities/places.ts';
const LINE = "  { slug: 'vannes', department: '56', at: [47.6582, -2.7608], light: 'water' },\n";

let copy: string;
let site: SiteProcess | undefined;

beforeAll(() => {
  copy = copyProject();
  const model = readFileSync(join(copy, 'content/cities/brest.md'), 'utf8');
  writeFileSync(
    join(copy, 'content/cities/vannes.md'),
    model.replaceAll('Brest', 'Vannes').replace(/^neighbours:.*$/m, 'neighbours: [brest, rennes]'),
  );
});

afterAll(async () => {
  await site?.end('SIGTERM');
  rmSync(copy, { recursive: true, force: true });
});

function run(command: string, ...args: string[]) {
  const { status, stdout, stderr } = spawnSync(command, args, { cwd: copy, encoding: 'utf8' });
  return { status, output: stdout + stderr };
}

test('a city without its pictures fails the build, which names its file and field', () => {
  const { status, output } = run('node', 'scripts/content.ts');
  expect(status).toBe(1);
  expect(output).toContain(
    'content/cities/vannes.md\n- banner1: l’image « /assets/villes/vannes-1.svg » n’existe pas',
  );
});

test('a city is one file and one line of artwork data', async () => {
  const places = readFileSync(join(copy, PLACES), 'utf8');
  writeFileSync(join(copy, PLACES), places.replace(/(?<=PLACES[^=]*= \[\n)/, LINE));
  expect(run('npm', 'run', 'artwork', '--', 'cities')).toMatchObject({ status: 0 });
  expect(run('node', 'scripts/content.ts')).toMatchObject({ status: 0 });

  site = await startSite({ DATABASE_URL: `sqlite:${copy}/site.db`, MAIL_DIR: join(copy, 'mail') }, copy);
  const page = await (await fetch(`${site.url}/villes/vannes`, { redirect: 'manual' })).text();
  expect(page).toContain('Vos experts informatiques à Vannes');
  for (const picture of ['villes/vannes-1.svg', 'villes/vannes-2.svg', 'partage/villes-vannes.jpg']) {
    expect((await fetch(`${site.url}/assets/${picture}`)).status).toBe(200);
  }
  const hub = await (await fetch(`${site.url}/villes`)).text();
  expect(hub).toContain('href="/villes/vannes"');
  expect(hub).toContain(`${allCities.length + 1} villes`);
}, 180_000);
