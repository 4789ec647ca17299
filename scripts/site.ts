import { pathToFileURL } from 'node:url';
import { changeWarning, currentBuild, serverEntry } from './build.ts';

/*
 * `npm run site -- <command>`: the operator's command line; without a command it says what there is. It never builds:
 * it runs beside a site, with the build that the site serves.
 */

const build = currentBuild();
if (build) {
  const warning = changeWarning(build);
  if (warning) process.stderr.write(`${warning}\n`);
  // React reads this when it is first imported.
  process.env.NODE_ENV = 'production';
  const { commandLine }: { commandLine: (argv: string[]) => Promise<number> } = await import(
    pathToFileURL(serverEntry(build)).href
  );
  const argv = process.argv.slice(2);
  // What is not built may have faults that the build would refuse: it is not ready to go live.
  process.exitCode = warning && argv[0] === 'preflight' ? 1 : await commandLine(argv);
} else {
  process.stderr.write('Le site n’est pas construit : npm run build\n');
  process.exitCode = 1;
}
