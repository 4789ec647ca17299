import { ensureBuilt, ROOT } from './build.ts';

/* `npm run site -- <command>`: the operator's command line; without a command it says what there is. */

ensureBuilt();
// React reads this when it is first imported.
process.env.NODE_ENV = 'production';
const { commandLine }: { commandLine: (argv: string[]) => Promise<number> } = await import(
  `${ROOT}build/server/index.js`
);
process.exitCode = await commandLine(process.argv.slice(2));
