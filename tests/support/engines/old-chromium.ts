import { chmodSync, existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { ROOT } from '../../../scripts/build.ts';
import { runInstaller } from '../../../scripts/programs.ts';

/** Chromium 110, without popovers; the oldest npm package that holds one and runs on today’s Debian. */
const PACKAGE = '@sparticuz/chromium@110.0.1';
const FOLDER = join(ROOT, 'node_modules/.cache/old-chromium');

/**
 * Path of a Chromium without popovers, for the nightly tests: 50 MB that no other install pays for. It uses the libraries of
 * the system’s Chromium (`ensureChromium`).
 * @throws Error when it cannot be installed
 */
export function ensureOldChromium(): string {
  const program = join(FOLDER, 'chromium');
  if (existsSync(program)) return program;
  mkdirSync(FOLDER, { recursive: true });
  runInstaller(`npm install --prefix "${FOLDER}" --no-save --ignore-scripts --no-audit --no-fund ${PACKAGE}`);
  const packed = join(FOLDER, 'node_modules/@sparticuz/chromium/bin/chromium.br');
  if (!existsSync(packed))
    throw new Error(`Les tests de nuit demandent ${PACKAGE}, que npm n’a pas installé.`);
  const aside = `${program}-${process.pid}`;
  writeFileSync(aside, brotliDecompressSync(readFileSync(packed)));
  chmodSync(aside, 0o755);
  renameSync(aside, program);
  return program;
}
