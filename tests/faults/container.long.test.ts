import { execFileSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ROOT } from '../../scripts/build.ts';
import { freePort } from '../../scripts/free-port.ts';
import { installFromDebian, isDebianRoot } from '../../scripts/programs.ts';
import { connect, freshQuote, submit } from './leads.ts';

/** Longest build (ms): a base system, every package, the site; its removal takes minutes on a busy disk, too. */
const LONGEST = 30 * 60_000;
/** Longest start (ms) on a busy machine. */
const READY = { timeout: 60_000 };
/** Memory of the container (MB): less than the guide gives it. */
const MEMORY = 256;

/** Has the storage of the images, as it takes some gigabytes on a disk. */
let folder: string;
let url: string;

describe.runIf(isDebianRoot())('the image, built and run by the lines of the guide', () => {
  beforeAll(async () => {
    // runc: crun refuses a machine that has the cgroups of both versions.
    if (['buildah', 'debootstrap', 'podman', 'runc'].some((name) => !isInstalled(name)))
      installFromDebian('buildah', 'debootstrap', 'podman', 'runc', 'catatonit');
    folder = mkdtempSync('/var/tmp/site-container-');
    writeFileSync(join(folder, 'site.env'), 'LOG_LEVEL=warn\n');
    makeBases();
    const [, options = ''] = guideLine(/^podman build (.+?) \. /m);
    buildah('build', '--runtime=runc', '--pull-never', '--network=host', ...options.split(' '), ROOT);
    const port = await freePort();
    url = `http://127.0.0.1:${port}`;
    const [, run = ''] = guideLine(/^podman run (-d .+) site$/m);
    const own = run
      .replace(':3000:', `:${port}:`)
      .replace(/--memory \S+/, `--memory ${MEMORY}m`)
      .replace('site.env', join(folder, 'site.env'));
    expect(own).toContain(`--read-only --memory ${MEMORY}m`);
    podman('run', '--read-only-tmpfs=false', ...LIMITS, ...own.split(' '), 'site');
  }, LONGEST);
  afterAll(() => {
    podman('rm', '--all', '--force');
    buildah('rm', '--all');
    rmSync(folder, { recursive: true, force: true });
  }, LONGEST);

  it('runs as its own user, in little memory, without a place to write but its volume', async () => {
    await expect.poll(isReady, READY).toBe(true);
    expect(inside('id', '-u')).toBe('10001');
    expect(() => inside('touch', '/site/file')).toThrow();
    expect(() => inside('touch', '/tmp/file')).toThrow();
    inside('node', 'scripts/health.ts');
  });

  it('keeps a lead through a restart, a copy and its return', async () => {
    const { email } = await submit(await connect(url), freshQuote());
    podman('restart', 'site');
    await expect.poll(isReady, READY).toBe(true);
    expect(inside('node', 'scripts/site.ts', 'leads', 'list')).toContain(email);

    inside('node', 'scripts/site.ts', 'backup', '/data/copie.db');
    const copy = join(folder, 'copie.db');
    podman('cp', 'site:/data/copie.db', copy);
    inside('node', 'scripts/site.ts', 'leads', 'erase', '--email', email);
    podman('stop', 'site');
    expect(podman('inspect', '--format', '{{.State.ExitCode}}', 'site')).toBe('0');
    const [, restore = ''] = guideLine(
      /^podman run (--rm .+) site node scripts\/site\.ts restore \/copie\.db$/m,
    );
    const own = restore.replace(/\S+?\.db:/, `${copy}:`).replace('site.env', join(folder, 'site.env'));
    podman('run', ...LIMITS, ...own.split(' '), 'site', 'node', 'scripts/site.ts', 'restore', '/copie.db');
    podman('start', 'site');
    await expect.poll(isReady, READY).toBe(true);
    expect(inside('node', 'scripts/site.ts', 'leads', 'list')).toContain(email);
  });
});

/** Below those of the tests' own process, which may not raise them; no systemd to run the health check each half minute. */
const LIMITS = ['--ulimit=nofile=1024:1024', '--ulimit=nproc=1024:1024', '--no-healthcheck'];

const run = (program: string, ...args: string[]) =>
  execFileSync(program, args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] }).trim();
const stored = () => [`--root=${folder}/storage`, `--runroot=${folder}/run`];
const buildah = (...args: string[]) => run('buildah', ...stored(), ...args);
const podman = (...args: string[]) =>
  run('podman', ...stored(), '--runtime=runc', '--cgroup-manager=cgroupfs', ...args);
const inside = (...args: string[]) => podman('exec', 'site', ...args);

async function isReady(): Promise<boolean> {
  return fetch(`${url}/readyz`).then(
    ({ ok }) => ok,
    () => false,
  );
}

function isInstalled(program: string): boolean {
  return ['/usr/bin', '/usr/sbin'].some((place) => existsSync(join(place, program)));
}

function guideLine(pattern: RegExp): RegExpExecArray {
  const found = pattern.exec(readFileSync(`${ROOT}docs/operations.md`, 'utf8'));
  if (!found) throw new Error(`The guide has no line ${pattern}`);
  return found;
}

/**
 * Makes the images that the Containerfile starts from without a registry: Debian’s of Debian’s packages, Node’s of the
 * project’s own Node and the npm of this machine.
 */
function makeBases(): void {
  const containerfile = readFileSync(`${ROOT}Containerfile`, 'utf8');
  const [node = '', debian = ''] = [...containerfile.matchAll(/^FROM (\S+)/gm)].map(([, name = '']) => name);
  const system = join(folder, 'system');
  run('debootstrap', '--variant=minbase', 'bookworm', system);
  commit('scratch', debian, [[system, '/']]);

  const npm = join(folder, 'npm');
  mkdirSync(npm);
  symlinkSync('../lib/node_modules/npm/bin/npm-cli.js', join(npm, 'npm'));
  const files: [string, string][] = [
    [npm, '/usr/local/bin'],
    [process.execPath, '/usr/local/bin/node'],
    [`${run('npm', 'root', '--global')}/npm`, '/usr/local/lib/node_modules/npm'],
  ];
  // On a network with an authority of its own.
  const { NODE_EXTRA_CA_CERTS: authority } = process.env;
  if (authority) commit(debian, node, [...files, [authority, authority]], { NODE_EXTRA_CA_CERTS: authority });
  else commit(debian, node, files);
}

function commit(
  from: string,
  name: string,
  files: readonly [string, string][],
  environment: Record<string, string> = {},
): void {
  const container = buildah('from', '--pull-never', from);
  for (const [source, target] of files) buildah('add', '--quiet', container, source, target);
  for (const pair of Object.entries(environment)) buildah('config', '--env', pair.join('='), container);
  buildah('commit', '--quiet', '--rm', container, name);
}
