import { spawnSync } from 'node:child_process';
import { cpus } from 'node:os';
import { ROOT } from '../../scripts/build.ts';
import { asText, type Report } from './report.ts';

/** Heading of the document’s section for reports, and the start of the next section. */
const PLACE = '## Measured\n';
const NEXT = '\n## ';

/**
 * Inserts a report into a document: replaces the one with the same title, or comes last.
 * @throws Error when the document has no « Measured »
 */
export function recorded(document: string, report: Report): string {
  const start = document.indexOf(PLACE);
  if (start === -1) throw new Error(`The document has no « ${PLACE.trim()} »`);
  const end = document.indexOf(NEXT, start + PLACE.length);
  const place = document.slice(start, end === -1 ? document.length : end).trimEnd();
  const [head = '', ...kept] = place.split(/\n+(?=### )/);
  const text = asText(report).trimEnd();
  const index = kept.findIndex((other) => other.startsWith(`### ${report.title}\n`));
  const reports = index === -1 ? [...kept, text] : kept.with(index, text);
  return `${document.slice(0, start)}${[head, ...reports].join('\n\n')}\n${end === -1 ? '' : document.slice(end)}`;
}

/** Date, commit and machine of a measurement. */
export function circumstances(): string {
  const { stdout } = spawnSync('git', ['describe', '--always', '--dirty'], { cwd: ROOT, encoding: 'utf8' });
  const [processor] = cpus();
  return [
    `${new Date().toISOString().slice(0, 10)}, commit ${stdout.trim() || 'unknown'}`,
    `${processor?.model ?? 'unknown'} × ${cpus().length}, Node ${process.versions.node}.`,
  ].join(', ');
}
