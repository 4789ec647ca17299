import { execFile, execFileSync } from 'node:child_process';
import { chownSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { freePort } from '../../scripts/free-port.ts';
import { type LaunchedSite, launchSite } from '../../scripts/site-process.ts';
import { copyImage, type ImageCopy } from '../support/image-copy.ts';
import { connect, freshQuote, submit } from './leads.ts';

/** As the image's own user: who owns neither the site's files nor may write beside them. */
const USER = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {};

let image: ImageCopy;
/** The volume. */
let data: string;
let environment: Record<string, string>;
let site: LaunchedSite;

beforeAll(async () => {
  image = copyImage();
  data = mkdtempSync(join(tmpdir(), 'site-volume-'));
  if (USER.uid) chownSync(data, USER.uid, USER.gid);
  execFileSync('chmod', ['-R', 'a=rX', image.folder]);
  const own = Object.entries(image.environment).map(([name, value]) => [
    name,
    value
      .replaceAll('/site/', `${image.folder}/`)
      .replace('/data', data)
      .replace('$PATH', process.env.PATH ?? ''),
  ]);
  environment = { ...Object.fromEntries(own), PORT: String(await freePort()) };
});
afterAll(async () => {
  await site?.end('SIGKILL');
  execFileSync('chmod', ['-R', 'u+w', image.folder]);
  for (const folder of [image.folder, data]) rmSync(folder, { recursive: true });
});

async function start(): Promise<void> {
  const [, ...args] = image.command;
  site = await launchSite(environment, image.folder, [node(), ...args, '--no-warm-up'], USER);
  await site.listening;
}

const node = () => join(image.folder, 'node_modules/.bin/node');

/** Runs one of the image's scripts as `podman exec` does. */
function script(name: string, ...argv: string[]): Promise<{ code: number; out: string; err: string }> {
  const call = [`scripts/${name}.ts`, ...argv];
  return promisify(execFile)(node(), call, { cwd: image.folder, env: environment, ...USER }).then(
    ({ stdout, stderr }) => ({ code: 0, out: stdout, err: stderr }),
    ({ code, stdout, stderr }) => ({ code, out: stdout, err: stderr }),
  );
}

it('starts from what the image has, read-only, and keeps leads on its volume over a restart', async () => {
  await start();
  expect((await script('health')).code).toBe(0);
  const lead = freshQuote();
  const { id } = await submit(await connect(site.url), lead);
  await site.end('SIGTERM');
  expect(site.process.exitCode).toBe(0);

  await start();
  expect((await fetch(`${site.url}/readyz`)).status).toBe(200);
  // The same key: the first answer is given again.
  expect((await submit(await connect(site.url), lead)).id).toBe(id);
  expect(await script('site', 'leads', 'list')).toMatchObject({
    code: 0,
    out: expect.stringContaining(lead.email),
    err: '1 demande\n',
  });
});

it('runs the operator’s commands', async () => {
  const copy = join(data, 'copy.db');
  const calls = [
    ['mail', 'test', 'essai@exemple.fr'],
    ['agency', 'export', join(data, 'content')],
    ['staff', 'invite', 'ada@exemple.fr', '--role', 'owner'],
    ['backup', copy],
  ];
  const ends = await Promise.all(calls.map((argv) => script('site', ...argv)));
  expect(ends).toMatchObject(calls.map(() => ({ code: 0 })));
  expect(await script('site', 'preflight')).toMatchObject({
    code: 1,
    out: expect.stringMatching(/^content\/agency\.yaml:\d+ : brand : /m),
  });

  await site.end('SIGTERM');
  expect(await script('site', 'restore', copy)).toMatchObject({ code: 0 });
  await start();
  expect((await fetch(`${site.url}/readyz`)).status).toBe(200);
});

it.each([
  ['agency export', '-agency-export : accès refusé (EACCES)'],
  ['backup /aucun/copie.db', '/aucun/copie.db.part : ce dossier n’existe pas'],
])('says in one sentence what it cannot do there: %s', async (call, sentence) => {
  const { code, err } = await script('site', ...call.split(' '));
  expect({ code, err }).toEqual({ code: 1, err: expect.stringContaining(sentence) });
  expect(err.trim().split('\n')).toHaveLength(1);
});
