import { existsSync, mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { clearBuilds, currentBuild, makeCurrent } from './build.ts';

let builds: string;
beforeEach(() => {
  builds = mkdtempSync(join(tmpdir(), 'site-builds-'));
});
afterEach(() => rmSync(builds, { recursive: true }));

/** Adds a build that is `hours` old. */
function addBuild(name: string, hours: number): void {
  mkdirSync(join(builds, name, 'client'), { recursive: true });
  writeFileSync(join(builds, name, 'client/page.js'), name);
  const then = new Date(Date.now() - hours * 3_600_000);
  utimesSync(join(builds, name), then, then);
}

const hash = (letter: string) => letter.repeat(16);
const remaining = (names: string[]) => names.filter((name) => existsSync(join(builds, name)));

describe('the current build', () => {
  it('is undefined before the first build', () => {
    expect(currentBuild(builds)).toBeUndefined();
    expect(currentBuild(join(builds, 'absent'))).toBeUndefined();
  });

  it('switches from one folder to another, and keeps the former', () => {
    addBuild(hash('a'), 1);
    addBuild(hash('b'), 1);
    makeCurrent(hash('a'), builds);
    const former = currentBuild(builds) ?? '';
    makeCurrent(hash('b'), builds);
    expect(basename(former)).toBe(hash('a'));
    expect(basename(currentBuild(builds) ?? '')).toBe(hash('b'));
    expect(existsSync(join(former, 'client/page.js'))).toBe(true);
  });

  it('is undefined if its folder was deleted', () => {
    addBuild(hash('a'), 1);
    makeCurrent(hash('a'), builds);
    rmSync(join(builds, hash('a')), { recursive: true });
    expect(currentBuild(builds)).toBeUndefined();
  });
});

describe('deleting old builds', () => {
  const ages = { [hash('a')]: 50, [hash('b')]: 40, [hash('c')]: 30, [hash('d')]: 20, [hash('e')]: 10 };
  beforeEach(() => {
    for (const [name, hours] of Object.entries(ages)) addBuild(name, hours);
  });

  it('keeps the current build, the two before it, and those of running servers', () => {
    makeCurrent(hash('e'), builds);
    clearBuilds(`/bin/sh\nnode --eval import("file:///srv/site/build/${hash('a')}/server/index.js")`, builds);
    expect(remaining(Object.keys(ages))).toEqual(['a', 'c', 'd', 'e'].map(hash));
  });

  it('keeps an old build that is current again', () => {
    makeCurrent(hash('a'), builds);
    clearBuilds('', builds);
    expect(remaining(Object.keys(ages))).toEqual(['a', 'd', 'e'].map(hash));
  });

  it('deletes no finished build if the running processes are unknown', () => {
    clearBuilds(undefined, builds);
    expect(remaining(Object.keys(ages))).toHaveLength(5);
  });

  it('deletes what a killed build left, but no build in progress and no other folder', () => {
    for (const [name, hours] of [
      ['unfinished-1', 2],
      ['unfinished-2', 0],
      ['notes', 99],
    ] as const)
      addBuild(name, hours);
    clearBuilds('', builds);
    expect(remaining(['unfinished-1', 'unfinished-2', 'notes'])).toEqual(['unfinished-2', 'notes']);
  });
});
