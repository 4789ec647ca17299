import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { stringify } from 'yaml';
import { SHORT_PLACEHOLDER } from '../../content/placeholders.ts';

/** A field that is a slot alone, below its help. */
const FIELD = /^(#.*\n)(\w+): \{\{(\w+)\}\}\n/gm;
const QUOTED = /"(?:[^"\\\n]|\\.)*"/g;
const PLACEHOLDER = /^\[à compléter : (.*), de (\d+) à (\d+) caractères\]$/s;

/**
 * Fills one of `templates/`: a field of a slot alone becomes any value, and is left out with its help if that is
 * undefined; slots in other places become texts. Each placeholder gets a length that its field takes.
 */
export function filledTemplate(name: string, slots: Readonly<Record<string, unknown>>): string {
  return readFileSync(join(import.meta.dirname, 'templates', name), 'utf8')
    .replace(FIELD, (_line, help: string, field: string, slot: string) =>
      slots[slot] === undefined ? '' : help + yamlOf({ [field]: slots[slot] }),
    )
    .replace(/\{\{(\w+)\}\}/g, (_slot, slot: string) => JSON.stringify(String(slots[slot])).slice(1, -1))
    .replace(QUOTED, (quoted) => {
      const [whole, what = '', least, most] = PLACEHOLDER.exec(JSON.parse(quoted)) ?? [];
      return whole === undefined ? quoted : yamlOf(toWrite(what, Number(least), Number(most))).trim();
    });
}

/** A placeholder within the field’s limits (characters); the build lists it until it is replaced. */
export function toWrite(what: string, least: number, most: number): string {
  const whole = `[à compléter : ${what}, de ${least} à ${most} caractères]`;
  const short = `[à compléter : ${what}]`;
  const text = [whole, short].find(({ length }) => length <= most);
  if (text === undefined) return SHORT_PLACEHOLDER;
  const missing = Math.max(0, least - text.length);
  return text.replace(/\]$/, `${' …'.repeat(Math.ceil(missing / 2))}]`).slice(0, most);
}

function yamlOf(value: unknown): string {
  return stringify(value, { lineWidth: 0, defaultStringType: 'QUOTE_DOUBLE', defaultKeyType: 'PLAIN' });
}
