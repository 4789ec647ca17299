import { execFile } from 'node:child_process';
import { globSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import * as v from 'valibot';
import { ensureJava } from '../../scripts/browsers.ts';
import { ROOT } from '../../scripts/build.ts';

const CHECKER = `${ROOT}node_modules/vnu-jar/build/dist/vnu.jar`;

/** The checker needs a deep stack, and runs too briefly for the optimising compiler. */
const MACHINE = ['-Xss4m', '-XX:TieredStopAtLevel=1', '-XX:+UseSerialGC'];

/** Errors and warnings, no infos (one per `<br/>` of React). The output tells faults, not the exit code. */
const OPTIONS = [
  '--format',
  'json',
  '--stdout',
  '--skip-info-messages',
  '--exit-zero-always',
  '--also-check-svg',
];

/** Left out: the checker knows neither `@property` nor `@starting-style`; the build compiles the styles. */
const STYLES = /(<style[^>]*>)[\s\S]*?(<\/style>)/g;

const reportSchema = v.object({
  messages: v.array(
    v.object({
      type: v.string(),
      url: v.optional(v.string(), ''),
      message: v.string(),
      extract: v.optional(v.string(), ''),
    }),
  ),
});

/** Every SVG of the site. */
export const DRAWINGS: readonly string[] = globSync(`${ROOT}public/**/*.svg`);

/**
 * Errors and warnings of the Nu Html Checker (validator.github.io/validator) on pages, and on files of drawings.
 * @throws Error when Java or the checker does not run
 */
export async function htmlFaults(
  pages: readonly { path: string; html: string }[],
  drawings: readonly string[] = [],
): Promise<string[]> {
  const folder = mkdtempSync(join(tmpdir(), 'site-html-'));
  try {
    const files = new Map(pages.map(({ path }, index) => [`${index}.html`, path]));
    for (const [index, { html }] of pages.entries())
      writeFileSync(join(folder, `${index}.html`), html.replaceAll(STYLES, '$1$2'));
    const { stdout } = await promisify(execFile)(
      ensureJava(),
      [...MACHINE, '-jar', CHECKER, ...OPTIONS, folder, ...drawings],
      { maxBuffer: 16 * 1024 * 1024 },
    );
    const { messages } = v.parse(reportSchema, JSON.parse(stdout));
    return messages.map(({ type, url, message, extract }) => {
      const file = url.slice(url.lastIndexOf('/') + 1);
      return `${files.get(file) ?? url}: ${type}: ${message} ${extract}`;
    });
  } finally {
    rmSync(folder, { recursive: true });
  }
}
