import { stringify } from 'yaml';
import { SHORT_PLACEHOLDER } from '../../content/placeholders.ts';

/** A field of a new content file. */
export interface Field {
  name: string;
  /** One sentence for authors: what to write. */
  help: string;
  value: unknown;
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

/** Placeholders for a title and its text. */
export function titled(what: string, [least, most]: readonly [number, number] = [40, 160]) {
  return { title: toWrite(`titre, ${what}`, 5, 80), text: toWrite(what, least, most) };
}

/** Placeholders for a question and its answer. */
export function asked(about: string) {
  return {
    question: toWrite(`question que l’on vous pose sur ${about}`, 15, 120),
    answer: toWrite('réponse, en Markdown', 40, 600),
  };
}

/** Writes the fields as YAML, each below its help as a comment. */
export function yamlOf(fields: readonly Field[]): string {
  return fields
    .map(({ name, help, value }) => {
      const lines = stringify(
        { [name]: value },
        { lineWidth: 0, defaultStringType: 'QUOTE_DOUBLE', defaultKeyType: 'PLAIN' },
      );
      return `# ${help}\n${lines}`;
    })
    .join('');
}

/** Writes a Markdown file: front matter, then text. */
export function markdownOf(fields: readonly Field[], body: string): string {
  return `---\n${yamlOf(fields)}---\n\n${body}\n`;
}
