import type { SceneKind, SceneLook, ScenePane } from './schema/pages.ts';

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };
const COMMENT = /^(\s*)((?:#(?!!)|\/\/|-- |&lt;!--).*)$/;
/** Spaces that French typography would make narrow or no-break ones, in code that must stay to the letter. */
const SET_SPACE = /(?<=\d|«|h|n°|page|lot|quai|semaine) | (?=[:;!?»])/gi;

/** What a line of code is told by in its first sign: a command that is typed, a line taken out, a line put in. */
const MARKED_LINES: Partial<Record<SceneKind, Partial<Record<string, string>>>> = {
  terminal: { $: 'b' },
  diff: { '-': 'del', '+': 'ins' },
};

/** Lines of code, or of one of its paragraphs, that a phone shows whole. */
const FEW = 10;

/** Lines that it shows above and below the part to notice where there are more. */
const AROUND = 3;

/** Signs of a line of code that a phone shows whole. */
const SHORT = 36;

/** Deepest indentation that a line of code goes on from (`app/styles/scene/scene.css`). */
const DEEPEST = 10;

/** Where the first window ends in what is pressed there; elsewhere, windows end in what came of it. */
const PRESSED = new Set<SceneKind>(['screens', 'mirror', 'relay', 'phones']);

/** What a window is shown as, by its name: a telephone looks like one, also once colleagues rename it. */
const DEVICES: readonly (readonly [RegExp, string])[] = [
  [/téléphone/i, 'phone'],
  [/tablette/i, 'tablet'],
];

/** What a line shows beside its words: an ankle boot; a window whose shutter hangs askew. */
const DRAWINGS: Partial<Record<SceneLook, string>> = {
  boot: '<svg viewBox="0 0 48 48" aria-hidden="true"><path fill="var(--color-emerald)" d="M13 9h14v13c5 4 13 3 14 10v3H13z"/><path fill="var(--color-lime)" d="M18 9h5l-2.5 11z"/><path d="M13 35h28v3H22v2h-9z"/></svg>',
  shutter:
    '<svg viewBox="0 0 120 44" preserveAspectRatio="xMidYMid slice" fill="var(--color-ink)" aria-hidden="true"><path fill="var(--color-mint)" d="M0 0h120v44H0z"/><path d="M38 4h44v37H38z"/><path fill="var(--color-emerald)" d="M41 6h18v27H41zm20 0h18v27H61zM41 35h18v5H41zm20 0h18v5H61z"/><path fill="var(--color-white)" d="M41 7h38v2L41 10zM41 11l38-1.4v2L41 14zM41 15l38-2.8v2L41 18zM41 19l38-4.2v2L41 22zM41 23l38-5.6v2L41 26zM41 27l38-7v2L41 30zM45 38l31-11 1 2.5-31 11zM36 40h48v3H36z"/><path d="M36 2h48v5H36z"/></svg>',
};

/** The windows of a scene as HTML, so that browsers need no script for them (`app/styles/scene/scene.css`). */
export function sceneHtml(kind: SceneKind, panes: readonly ScenePane[]): string {
  return panes.map((pane, place) => paneHtml(kind, pane, place === 0 && PRESSED.has(kind))).join('');
}

function paneHtml(
  kind: SceneKind,
  { name, lines = [], code, lit, done }: ScenePane,
  endsPressed: boolean,
): string {
  const most = lines.every(({ value }) => value.endsWith('%'))
    ? 100
    : Math.max(...lines.map(({ value }) => amountOf(value)));
  const shown = lines.map(({ text, value, look }) => {
    const drawn = kind === 'chart' ? barOf(amountOf(value) / most) : (DRAWINGS[look] ?? '');
    return `<span${look && ` class="${look}"`}>${escaped(text)}${value && ` <b>${escaped(value)}</b>`}${drawn}</span>`;
  });
  if (code)
    shown.push(`<code class="signs-${signsOf(code)}">${codeSample(code, lit, MARKED_LINES[kind])}</code>`);
  const end = endsPressed ? 'kbd' : 'strong';
  if (done) shown.push(`<${end}>${escaped(done)}</${end}>`);
  const device = DEVICES.find(([named]) => named.test(name))?.[1];
  return `<samp${device ? ` class="${device}"` : ''}><b>${escaped(name)}</b>${shown.join('')}</samp>`;
}

/** Signs of the longest line of code, in steps that have a class (`app/styles/scene/scene.css`). */
function signsOf(code: string): number {
  const longest = Math.max(...code.split('\n').map((line) => line.length));
  return Math.min(Math.max(4 * Math.ceil(longest / 4), 32), 88);
}

/** The number in « 1 204 312 », « 82 % » or « 0,7 °C ». */
function amountOf(value: string): number {
  return Number.parseFloat(value.replaceAll(/[^\d,]/g, '').replace(',', '.'));
}

function barOf(share: number): string {
  return `<svg aria-hidden="true"><rect width="${(100 * share).toFixed(1)}%" height="100%"/></svg>`;
}

/**
 * Code as HTML: an element for a line that may go on below, with how far in it begins; comments in `<i>`, the part to notice in
 * `<mark>`, and nothing in it that French typography would change. What a phone leaves out is in `<u>`.
 * @param lit part of a line
 * @param marked elements of lines, by their first sign
 */
export function codeSample(code: string, lit = '', marked: Partial<Record<string, string>> = {}): string {
  const lines = code.trimEnd().split('\n');
  const shown = shownOnPhones(lines, lit, marked);
  return lines
    .map((line, place) => {
      const html = lineHtml(line, lit, marked[line.charAt(0)]);
      if (shown[place]) return html;
      // `undefined` before the first line and after the last.
      return `${shown[place - 1] === false ? '' : '<u>'}${html}${shown[place + 1] === false ? '' : '</u>'}`;
    })
    .join('\n');
}

function lineHtml(line: string, lit: string, mark: string | undefined): string {
  const set = toTheLetter(line).replace(COMMENT, '$1<i>$2</i>');
  const html = lit ? set.replace(toTheLetter(lit), (part) => `<mark>${part}</mark>`) : set;
  if (!mark && line.length <= SHORT) return html;
  const element = mark ?? 'span';
  const start = Math.min(line.search(mark ? /(?!^)\S/ : /\S/), DEEPEST);
  return `<${element}${start > 1 ? ` class="in-${start - (start % 2)}"` : ''}>${html}</${element}>`;
}

/** Of each line, whether a phone shows it: of many with a part to notice, those taken out or put in, else its paragraph. */
function shownOnPhones(
  lines: readonly string[],
  lit: string,
  marked: Partial<Record<string, string>>,
): boolean[] {
  const at = lit && lines.length > FEW ? lines.findIndex((line) => line.includes(lit)) : -1;
  if (at < 0) return lines.map(() => true);
  const changed = lines.map((line) => marked[line.charAt(0)] !== undefined);
  if (changed.includes(true)) return changed;
  const first = lines.lastIndexOf('', at) + 1;
  const end = lines.indexOf('', at);
  const count = (end < 0 ? lines.length : end) - first;
  const reach = count > FEW ? AROUND : FEW;
  return lines.map((_, place) => Math.abs(place - at) <= reach && place >= first && place < first + count);
}

function toTheLetter(code: string): string {
  return escaped(code).replaceAll("'", '&#39;').replaceAll(SET_SPACE, '&#32;');
}

function escaped(text: string): string {
  return text.replaceAll(/[&<>]/g, (sign) => ENTITIES[sign] ?? sign);
}
