import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { ROOT } from '../../scripts/build.ts';

/** How a command of the site ended. */
export interface CommandEnd {
  code: number | null;
  out: string;
  err: string;
}

/** Runs `npm run site -- …argv` in a separate process, configured by `environment` alone. */
export function siteCommand(environment: Record<string, string>, ...argv: string[]): Promise<CommandEnd> {
  return runScript(ROOT, environment, 'scripts/site.ts', ...argv);
}

/** Runs a script of the project at `root`, this one or a copy, in the same way. */
export async function runScript(
  root: string,
  environment: Record<string, string>,
  ...args: string[]
): Promise<CommandEnd> {
  const child = spawn(process.execPath, args, {
    cwd: root,
    env: { PATH: process.env.PATH, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const end: CommandEnd = { code: null, out: '', err: '' };
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    end.out += text;
  });
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    end.err += text;
  });
  [end.code] = await once(child, 'close');
  return end;
}
