import { readFileSync, writeFileSync } from 'node:fs';
import { PLACEHOLDER, SHORT_PLACEHOLDER } from '../../content/placeholder.ts';

/** Writes every text of a new content file that is still to be written, as long as it was. */
export function writeOut(file: string): void {
  const text = readFileSync(file, 'utf8')
    .replaceAll(PLACEHOLDER, (gap) => gap.replace('[à compléter', 'Texte d’essai').replace(']', '.'))
    .replaceAll(`"${SHORT_PLACEHOLDER}"`, '"12 min"');
  writeFileSync(file, text);
}
