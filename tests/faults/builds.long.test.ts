import {
  appendFileSync,
  chmodSync,
  cpSync,
  globSync,
  mkdtempSync,
  readlinkSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { currentBuild } from '../../scripts/build.ts';
import { type LaunchedSite, launchSite, type SiteProcess, startSite } from '../../scripts/site-process.ts';
import { copyProject } from '../support/project-copy.ts';
import { runScript } from '../support/site-command.ts';

const WARNING = 'Les sources ont changé depuis la dernière construction';
/** Root may write anywhere, this user may not. */
const NOBODY = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {};

/** A copy of the project, built and then edited. */
let copy: string;
/** Writable by all, for databases and mails. */
let data: string;
let built: string;
let site: SiteProcess;

beforeAll(async () => {
  copy = copyProject();
  data = mkdtempSync(join(tmpdir(), 'site-data-'));
  chmodSync(copy, 0o755);
  chmodSync(data, 0o777);
  const build = currentBuild() ?? '';
  built = basename(build);
  cpSync(build, join(copy, 'build', built), { recursive: true });
  symlinkSync(built, join(copy, 'build/current'));
  site = await startSite(settings('first'), copy);
  expect(site.output()).not.toContain(WARNING);
  appendFileSync(join(copy, 'app/root.tsx'), '// Edited.\n');
});

afterAll(async () => {
  await site.end('SIGKILL');
  for (const folder of [copy, data]) rmSync(folder, { recursive: true, force: true });
});

const settings = (name: string) => ({ DATABASE_URL: `sqlite:${data}/${name}.db`, MAIL_DIR: data });
const current = () => readlinkSync(join(copy, 'build/current'));

describe('a source edited since the build', () => {
  it('lets a command run with the last build, and warns once', async () => {
    const { code, err } = await runScript(copy, settings('first'), 'scripts/site.ts', 'mail', 'status');
    expect(code).toBe(0);
    expect(err.split(WARNING)).toHaveLength(2);
    expect(current()).toBe(built);
  });

  it('lets a service without write access start with the last build; a build names the missing right', async () => {
    const folders = globSync('{.,build,build/*}', { cwd: copy }).map((folder) => join(copy, folder));
    for (const folder of folders) chmodSync(folder, 0o555);
    let service: LaunchedSite | undefined;
    try {
      service = await launchSite(settings('service'), copy, undefined, NOBODY);
      await service.listening;
      expect((await fetch(service.url)).status).toBe(200);
      expect(service.output().split(WARNING)).toHaveLength(2);
      expect(service.output()).toContain('npm run build');

      const build = await launchSite({}, copy, [process.execPath, 'scripts/build.ts'], NOBODY);
      await expect(build.listening).rejects.toThrow(
        /ended before it listened \(1\):\n.*La construction du site ne peut pas écrire dans .*\/build \(EACCES\) : lancez « npm run build » avec le compte à qui est ce dossier\.\n$/,
      );
    } finally {
      await service?.end('SIGKILL');
      for (const folder of folders) chmodSync(folder, 0o755);
    }
  });

  it('is built while the site runs, whose pages and files keep being served', async () => {
    const files = globSync('**/*.{js,css,svg,woff2,webp,jpg,mp4}', {
      cwd: join(copy, 'build', built, 'client'),
    });
    expect(files.length).toBeGreaterThan(200);
    const faults: string[] = [];
    const build = runScript(copy, {}, 'scripts/build.ts');
    let isOver = false;
    void build.finally(() => {
      isOver = true;
    });
    let rounds = 0;
    // Once more after the build: the link is switched, and unused files are gone.
    for (let last = false; !last; rounds += 1) {
      last = isOver;
      // Leaves the processor to the build.
      await Promise.race([build, setTimeout(3000)]);
      for (const path of ['', ...files]) {
        const response = await fetch(`${site.url}/${path}`);
        await response.arrayBuffer();
        if (response.status !== 200) faults.push(`${response.status} ${path}`);
      }
    }
    const { code, out } = await build;
    expect([code, faults]).toEqual([0, []]);
    expect(out).toContain(`Le site est construit : build/${current()}`);
    expect(current()).not.toBe(built);
    expect(rounds).toBeGreaterThan(1);

    const again = await runScript(copy, {}, 'scripts/build.ts');
    expect(again).toMatchObject({
      code: 0,
      out: `Rien n’a changé depuis la construction : build/${current()}\n`,
    });
    await site.end('SIGTERM');
    site = await startSite(settings('first'), copy);
    expect(site.output()).not.toContain(WARNING);
    expect((await fetch(site.url)).status).toBe(200);
  });
});

describe('a project that was never built', () => {
  it('has its commands say what to do', async () => {
    rmSync(join(copy, 'build/current'));
    const { code, out, err } = await runScript(copy, {}, 'scripts/site.ts', 'mail', 'status');
    expect({ code, out, err }).toEqual({
      code: 1,
      out: '',
      err: 'Le site n’est pas construit : npm run build\n',
    });
  });
});
