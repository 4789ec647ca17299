import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join, relative } from 'node:path';
import * as v from 'valibot';
import { currentBuild, ROOT } from '../../scripts/build.ts';

const lockFile = v.object({ packages: v.record(v.string(), v.object({ dev: v.optional(v.boolean()) })) });

/** Packages that the Containerfile removes by name. */
const REMOVED = /^node_modules\/(?:lucide|typescript|@typescript)(?:\/|$)/;

/** A folder as the image has it, and how the image starts what is in it. */
export interface ImageCopy {
  folder: string;
  /** Its `ENV`, with the paths of the image. */
  environment: Record<string, string>;
  /** Its `CMD`. */
  command: string[];
}

/** Makes the folder of the site as the Containerfile's last stage does: what its `COPY` lines name, nothing else. */
export function copyImage(): ImageCopy {
  const [, , stage = ''] = readFileSync(`${ROOT}Containerfile`, 'utf8').split(/^FROM .+$/m);
  const linesOf = (name: string) =>
    [...stage.replaceAll('\\\n', '').matchAll(new RegExp(`^${name} +(.+)$`, 'gm'))].map(
      ([, line = '']) => line,
    );
  const folder = mkdtempSync(join(tmpdir(), 'site-image-'));
  for (const line of linesOf('COPY')) {
    const [, sources = '', target = ''] = /^--from=build (.+) \.\/(\S*)$/.exec(line) ?? [];
    if (sources === '') throw new Error(`Not understood: COPY ${line}`);
    for (const source of sources.split(' ').map((path) => relative('/site', path)))
      copy(source, join(folder, /(?:^|\/)$/.test(target) ? target + basename(source) : target));
  }
  const environment = linesOf('ENV').flatMap((line) => line.split(/ +/).map((pair) => pair.split('=')));
  return {
    folder,
    environment: Object.fromEntries(environment),
    command: JSON.parse(linesOf('CMD').join()),
  };
}

/** Copies from the project as the first stage leaves it: one build, and no packages for development. */
function copy(source: string, target: string): void {
  if (source === 'node_modules') copyPackages(target);
  else if (source === 'build') copyBuild(target);
  else cpSync(ROOT + source, target, { recursive: true });
}

function copyBuild(target: string): void {
  const build = currentBuild() ?? '';
  cpSync(build, join(target, basename(build)), { recursive: true });
  symlinkSync(basename(build), join(target, 'current'));
}

function copyPackages(target: string): void {
  const { packages } = v.parse(lockFile, JSON.parse(readFileSync(`${ROOT}package-lock.json`, 'utf8')));
  const kept = Object.entries(packages).filter(
    // The lock file also has the project itself, and packages for other systems.
    ([path, { dev }]) => path !== '' && !dev && !REMOVED.test(path) && existsSync(ROOT + path),
  );
  for (const [path] of kept) {
    const left = ['node_modules', 'include'].map((name) => join(ROOT, path, name));
    cpSync(ROOT + path, join(target, relative('node_modules', path)), {
      recursive: true,
      filter: (from) => !left.includes(from),
    });
  }
  mkdirSync(join(target, '.bin'));
  symlinkSync(relative(join(ROOT, 'node_modules/.bin'), process.execPath), join(target, '.bin/node'));
}
