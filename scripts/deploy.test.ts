import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { parse } from 'yaml';
import { ROOT } from './build.ts';

const UNITS = ['deploy/site.service', 'deploy/site-backup.service'];
const linesOf = (unit: string) => readFileSync(ROOT + unit, 'utf8').split('\n');

it('shuts both services in, with a bound on their memory', () => {
  const [site = [], backup = []] = UNITS.map(linesOf);
  const hardening = site.slice(
    site.indexOf('NoNewPrivileges=yes'),
    site.indexOf('CapabilityBoundingSet=') + 1,
  );
  expect(hardening.length).toBeGreaterThan(15);
  expect(backup).toEqual(expect.arrayContaining(hardening));
  for (const unit of [site, backup]) expect(unit).toContainEqual(expect.stringMatching(/^MemoryMax=\d+M$/));
  expect(site).toContain('Restart=always');
});

it.runIf(existsSync('/usr/bin/systemd-analyze'))('leaves them little exposed, as systemd judges', () => {
  // Tenths: fails above 2.0 of 10.
  for (const unit of UNITS)
    execFileSync('systemd-analyze', ['security', '--offline=true', '--threshold=20', ROOT + unit]);
});

it.each([
  ['exit 0', /^site-\d{4}-\d\d-\d\d\.dump$/],
  ['exit 1', /^site-\d{4}-\d\d-\d\d\.unfinished$/],
])('gives a copy of PostgreSQL its name only once it is whole (%s)', (end, name) => {
  const folder = mkdtempSync(join(tmpdir(), 'site-backup-unit-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  writeFileSync(join(folder, 'pg_dump'), `#!/bin/sh\ntouch "\${2#--file=}"\n${end}\n`, { mode: 0o755 });
  const [, script = ''] =
    /^ExecStart=\/bin\/sh -c '([^']+)'$/m.exec(readFileSync(`${ROOT}deploy/site-backup.service`, 'utf8')) ??
    [];
  const ownScript = script.replaceAll('%%', '%').replace('/var/lib/site/backups', folder);
  spawnSync('/bin/sh', ['-c', ownScript.replaceAll('\\\n', '\n')], {
    env: { PATH: `${folder}:/usr/bin:/bin`, DATABASE_URL: 'postgres://site@db/site' },
  });
  expect(readdirSync(folder)).toEqual(['pg_dump', expect.stringMatching(name)]);
});

it('restarts each container, with a bound on its memory', () => {
  const { services } = parse(readFileSync(`${ROOT}compose.yaml`, 'utf8'));
  for (const [name, service] of Object.entries(services))
    expect(service, name).toMatchObject({
      restart: 'unless-stopped',
      mem_limit: expect.stringMatching(/^\d+m$/),
    });
  expect(services.site.read_only).toBe(true);
});
