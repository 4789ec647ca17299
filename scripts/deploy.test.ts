import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
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
  expect(backup).toEqual(expect.arrayContaining([...hardening, 'PrivateNetwork=yes']));
  for (const unit of [site, backup]) expect(unit).toContainEqual(expect.stringMatching(/^MemoryMax=\d+M$/));
  expect(site).toContain('Restart=always');
});

it.runIf(existsSync('/usr/bin/systemd-analyze'))('leaves them little exposed, as systemd judges', () => {
  // Tenths: fails above 2.0 of 10.
  for (const unit of UNITS)
    execFileSync('systemd-analyze', ['security', '--offline=true', '--threshold=20', ROOT + unit]);
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
