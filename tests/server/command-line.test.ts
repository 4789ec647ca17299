import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { openSync } from 'node:fs';
import { afterEach, expect, it, vi } from 'vitest';
import { ROOT } from '../../scripts/build.ts';
import { readConfig } from '../../server/config.ts';
import { CommandFailure } from '../../server/operator/command.ts';
import { commandLine } from '../../server/operator/command-line.ts';
import { operateWith } from './operator.ts';

afterEach(() => {
  vi.unstubAllEnvs();
});

/** Runs a command line that needs no database. */
async function call(...argv: string[]) {
  const end = { out: '', err: '' };
  const add = (to: 'out' | 'err') => (text: string) => {
    end[to] += `${text}\n`;
  };
  return { code: await commandLine(argv, { out: add('out'), raw: add('out'), err: add('err') }), ...end };
}

it.each(['leads', 'leads burn', 'constructor'])(
  'refuses the unknown command « %s » with the usage',
  async (line) => {
    const { code, out, err } = await call(...line.split(' '));
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err).toContain(`Commande inconnue : ${line}\n`);
    expect(err).toContain('leads list');
  },
);

it('says in a sentence when its output cannot be written, and nothing when nobody reads on', async () => {
  const call = ['--no-warnings', 'scripts/site.ts', 'help'];
  const { status, stderr } = spawnSync(process.execPath, call, {
    cwd: ROOT,
    stdio: ['ignore', openSync('/dev/full', 'w'), 'pipe'],
  });
  expect([status, String(stderr)]).toEqual([
    1,
    expect.stringMatching(/^La sortie n’est pas entière : .*\n$/),
  ]);

  const left = spawn(process.execPath, call, { cwd: ROOT });
  left.stdout.destroy();
  let told = '';
  left.stderr.on('data', (text) => {
    told += text;
  });
  expect([await once(left, 'close'), told]).toEqual([[0, null], '']);
});

it('shows the usage of a command that is called wrongly', async () => {
  const { code, err } = await call('leads', 'list', '--nimporte');
  expect(code).toBe(2);
  expect(err).toContain('npm run site -- leads list [--since');
});

it('lists what is left before going live, in the content and in the settings', async () => {
  const preflight = (environment: Record<string, string>) => {
    for (const [name, value] of Object.entries(environment)) vi.stubEnv(name, value);
    return operateWith({ config: readConfig(), open: noDatabase }, 'preflight');
  };
  const { out, refusal } = await preflight({ PUBLIC_URL: 'http://www.exemple.fr' });
  expect(refusal).toBe('failure');
  expect(out).toMatch(/^content\/agency\.yaml:\d+ : brand : /m);
  for (const name of ['PUBLIC_URL', 'SMTP_URL', 'LEADS_TO'])
    expect(out).toMatch(new RegExp(`^environnement : ${name} : `, 'm'));
  expect(out).toContain('PUBLIC_URL : www.exemple.fr n’est pas le domaine');
  const settings = {
    PUBLIC_URL: 'https://www.verriere.example',
    SMTP_URL: 'smtp://mail.exemple.fr',
    LEADS_TO: 'ventes@exemple.fr',
  };
  expect((await preflight(settings)).out).toMatch(/^environnement : TRUST_PROXY : /m);
  const behindProxy = await preflight({ ...settings, TRUST_PROXY: '1' });
  expect(behindProxy.out).not.toMatch(/^environnement : /m);
});

/** Before the first start. */
async function noDatabase(): Promise<never> {
  throw new CommandFailure('Il n’y a pas de base');
}
