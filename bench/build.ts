import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { copyProject } from '../tests/support/project-copy.ts';
import { barTable, type Report } from './report.ts';

/** Build time (s). */
const BAR = 60;

/** Measures the time of a build from nothing, as `npm start` makes it. */
export async function benchBuild(): Promise<Report> {
  const copy = copyProject();
  try {
    for (const made of ['.react-router', '.content-collections'])
      rmSync(join(copy, made), { recursive: true, force: true });
    const start = performance.now();
    const { status, stderr } = spawnSync(process.execPath, ['scripts/build.ts'], {
      cwd: copy,
      encoding: 'utf8',
    });
    if (status !== 0) throw new Error(`The build failed:\n${stderr}`);
    const seconds = (performance.now() - start) / 1000;
    return {
      title: 'Build',
      tables: [
        barTable([
          {
            what: 'build',
            bar: `≤ ${BAR} s`,
            measured: `${seconds.toFixed(1)} s`,
            isMet: seconds <= BAR,
          },
        ]),
      ],
      notes: ['Built from nothing in a copy of the project, on all cores.'],
    };
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}
