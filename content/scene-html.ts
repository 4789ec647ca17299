import type { ScenePane } from './schema/pages.ts';

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };
const COMMENT = /^(\s*)((?:#(?!!)|\/\/|-- |&lt;!--).*)$/gm;
/** Spaces that French typography would make narrow or no-break ones, in code that must stay to the letter. */
const SET_SPACE = /(?<=\d|«) | (?=[:;!?»])/g;

/** A window of a scene as HTML, so that browsers need no script for it (`app/styles/scene.css`). */
export function sceneHtml({ name, lines = [], code, lit, done }: ScenePane): string {
  const shown = lines.map(
    ({ text, value }) => `<span>${escaped(text)}${value && ` <b>${escaped(value)}</b>`}</span>`,
  );
  if (code) shown.push(`<code>${codeSample(code, lit)}</code>`);
  if (done) shown.push(`<strong>${escaped(done)}</strong>`);
  return `<samp><b>${escaped(name)}</b>${shown.join('')}</samp>`;
}

/**
 * Code as HTML: its comments in `<i>`, the part to notice in `<mark>`, and nothing in it that French typography would change.
 * @param lit part of the code
 */
export function codeSample(code: string, lit?: string): string {
  const html = toTheLetter(code.trimEnd()).replaceAll(COMMENT, '$1<i>$2</i>');
  return lit ? html.replace(toTheLetter(lit), (part) => `<mark>${part}</mark>`) : html;
}

function toTheLetter(code: string): string {
  return escaped(code).replaceAll("'", '&#39;').replaceAll(SET_SPACE, '&#32;');
}

function escaped(text: string): string {
  return text.replaceAll(/[&<>]/g, (sign) => ENTITIES[sign] ?? sign);
}
