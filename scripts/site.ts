import { pathToFileURL } from 'node:url';
import { changeWarning, currentBuild, serverEntry } from './build.ts';

/*
 * `npm run site -- <command>`: the operator’s command line; without a command it prints the usage. It never
 * builds: it runs beside a site, with the build that the site serves.
 */

// The command goes on where nobody reads any more, as in « leads list | head ».
process.stdout.on('error', (error) => {
  if ('code' in error && error.code === 'EPIPE') return;
  process.stderr.write(`La sortie n’est pas entière : ${error.message}\n`);
  process.exitCode = 1;
});

const argv = process.argv.slice(2);
const [command] = argv;
const build = currentBuild();
if (build) {
  const warning = changeWarning(build);
  if (warning) process.stderr.write(`${warning}\n`);
  // Read by React at its first import.
  process.env.NODE_ENV = 'production';
  const { commandLine }: { commandLine: (argv: string[]) => Promise<number> } = await import(
    pathToFileURL(serverEntry(build)).href
  );
  // The unbuilt sources may have faults that a build would refuse.
  if (warning && command === 'preflight') {
    process.stderr.write('Rien n’a été vérifié : npm run build, puis de nouveau npm run site -- preflight\n');
    process.exitCode = 1;
  } else {
    const code = await commandLine(argv);
    process.exitCode ||= code;
  }
} else {
  process.stderr.write('Le site n’est pas construit : npm run build\n');
  process.exitCode = 1;
}
