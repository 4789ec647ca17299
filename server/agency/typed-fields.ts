import { markdownToHtml } from '../../content/markdown.ts';
import { sanitizeHtml } from '../../content/safe-html.ts';
import { DAY_NAMES } from '../../domain/day-names.ts';
import { asTyped } from '../articles/desk/as-typed.ts';
import { htmlToMarkdown } from '../articles/desk/html-to-markdown.ts';
import { valueAt } from '../entries/changes.ts';
import type { FactField } from './fact-fields.ts';

/** Form values by input name; a ticked checkbox is `on`. */
export type Typed = Readonly<Record<string, string>>;

const DAYS = [1, 2, 3, 4, 5, 6, 7];

/** Names of a field’s inputs; `days` has one per day. */
export function inputNames({ name, kind }: FactField): string[] {
  if (kind === 'pair') return [`${name}.0`, `${name}.1`];
  return kind === 'days' ? DAYS.map((day) => `${name}.${day}`) : [name];
}

/** Converts a section or entry into form values. */
export function typedOf(fields: readonly FactField[], value: unknown): Typed {
  return Object.assign({}, ...fields.map((field) => typedField(field, valueAt(value, field.name))));
}

function typedField(field: FactField, value: unknown): Typed {
  const { name, kind } = field;
  if (kind === 'days') {
    const days: readonly unknown[] = Array.isArray(value) ? value : [];
    return Object.fromEntries(DAYS.map((day) => [`${name}.${day}`, days.includes(day) ? 'on' : '']));
  }
  if (kind === 'flag') return { [name]: value === true ? 'on' : '' };
  if (kind === 'pair') {
    const [first = '', second = ''] = Array.isArray(value) ? value.map(String) : [];
    return { [`${name}.0`]: first, [`${name}.1`]: second };
  }
  if (Array.isArray(value)) {
    const lines = value.map((item) => (typeof item === 'object' ? lineOf(kind, item) : String(item)));
    return { [name]: asTyped(lines.join(kind === 'paragraphs' ? '\n\n' : '\n')) };
  }
  const text = typeof value === 'string' ? value : '';
  return { [name]: kind === 'html' && text !== '' ? htmlToMarkdown(text).trim() : asTyped(text) };
}

/** Converts form values into a value for the schema. Empty fields are left out. */
export function valueIn(fields: readonly FactField[], typed: Typed): Record<string, unknown> {
  const value: Record<string, unknown> = {};
  for (const field of fields) {
    const said = saidIn(field, typed);
    if (said !== undefined) put(value, field.name.split('.'), said);
  }
  return value;
}

function saidIn(field: FactField, typed: Typed): unknown {
  const { name, kind } = field;
  if (kind === 'days') return DAYS.filter((day) => typed[`${name}.${day}`] === 'on');
  if (kind === 'pair') {
    const chosen = inputNames(field).flatMap((input) => typed[input] || []);
    return chosen.length === 0 ? undefined : chosen;
  }
  const text = (typed[name] ?? '').replaceAll('\r\n', '\n').trim();
  if (kind === 'flag') return text === 'on';
  if (kind === 'figures') return linesOf(text).map(figure);
  if (kind === 'terms') return linesOf(text);
  if (text === '') return undefined;
  if (kind === 'closures') return linesOf(text).map(closure);
  if (kind === 'dayHours') return linesOf(text).map(dayHours);
  if (kind === 'paragraphs') return text.split(/\n\s*\n/).map((paragraph) => paragraph.replace(/\s+/g, ' '));
  if (kind === 'html') return String(sanitizeHtml(markdownToHtml(text)));
  return kind === 'words' || kind === 'line' ? text.replace(/\s+/g, ' ') : text;
}

function linesOf(text: string): string[] {
  return text.split('\n').flatMap((line) => line.trim() || []);
}

function lineOf(kind: FactField['kind'], item: Record<string, unknown>): string {
  if (kind === 'closures') {
    const [from, to] = [frenchDate(item.from), frenchDate(item.to)];
    return from === to ? from : `${from} au ${to}`;
  }
  if (kind === 'dayHours') return `${DAY_NAMES[Number(item.day) - 1]} ${item.opens} ${item.closes}`;
  return `${item.value} ${item.label}`;
}

function frenchDate(date: unknown): string {
  return String(date).split('-').toReversed().join('/');
}

const DATE = /(\d{1,2})\/(\d{1,2})\/(\d{4})/g;

/**
 * Reads « 03/08/2026 au 21/08/2026 », or one day; the schema refuses any other text, such as « 24/12/2026 au 02/01 », whose
 * second date has no year.
 */
function closure(line: string): { from: string; to: string } {
  const dates = [...line.matchAll(DATE)].map(([, day = '', month = '', year = '']) =>
    [year, month.padStart(2, '0'), day.padStart(2, '0')].join('-'),
  );
  const [from = line, to = from, ...others] = dates;
  const isRead = others.length === 0 && !/\d/.test(line.replace(DATE, ''));
  return isRead ? { from, to } : { from: line, to: line };
}

/** Reads « vendredi 9:00 17:00 » or « vendredi, 9 h à 17 h 30 »; the schema refuses any other text. */
function dayHours(line: string): { day: number; opens: string; closes: string } {
  const [, name = '', ...parts] =
    /^(\p{L}+)[^\d]*(\d{1,2})\s*[h:]\s*(\d{2})?[^\d]+(\d{1,2})\s*[h:]\s*(\d{2})?\D*$/u.exec(
      line.toLowerCase(),
    ) ?? [];
  const time = (hour = '', minute = '00') => `${hour.padStart(2, '0')}:${minute}`;
  const day = DAY_NAMES.map(String).indexOf(name) + 1;
  return { day, opens: time(parts[0], parts[1]), closes: time(parts[2], parts[3]) };
}

/** Splits « 40 projets » and « 1 200 projets »; without a number, the schema refuses the result. */
function figure(line: string): { value: number; label: string } {
  const [, value = ''] = /^\+?\s*(\d{1,3}(?:\s\d{3})+|\d+)(?=\s)/.exec(line) ?? [];
  const label = line.slice(line.indexOf(value) + value.length).trim();
  return { value: Number(value.replace(/\s/g, '')), label: value === '' ? '' : label };
}

function put(value: Record<string, unknown>, path: readonly string[], said: unknown): void {
  const [name = '', inner] = path;
  if (inner === undefined) {
    value[name] = said;
    return;
  }
  const before = value[name];
  value[name] = { ...(typeof before === 'object' ? before : {}), [inner]: said };
}
