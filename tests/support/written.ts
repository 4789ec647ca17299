import { readFileSync, writeFileSync } from 'node:fs';
import { PLACEHOLDER, SHORT_PLACEHOLDER } from '../../content/placeholders.ts';

/** Replaces every placeholder of a new content file by a text of the same length. */
export function writeOut(file: string): void {
  const text = readFileSync(file, 'utf8')
    .replaceAll(PLACEHOLDER, (gap) => gap.replace('[à compléter', 'Texte d’essai').replace(']', '.'))
    .replaceAll(`"${SHORT_PLACEHOLDER}"`, '"12 min"');
  writeFileSync(file, text);
}
