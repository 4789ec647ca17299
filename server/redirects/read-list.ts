import { counted } from '../../domain/plural.ts';
import { indexRules, LONGEST, type Rule, type RuleIndex, sourceOf } from './rules.ts';

interface ReportedLine {
  line: number;
  source: string;
  isKept: boolean;
  /** What is wrong, or was mended; a sentence. */
  message: string;
}

export interface ReadList {
  rules: Rule[];
  /** The lines that were refused or mended. */
  report: ReportedLine[];
}

/** Most rules of the site; a list may have as many lines. */
export const MOST_RULES = 10_000;
/** Redirects in a row after which browsers give up. */
const MOST_HOPS = 20;

interface ListContext {
  /** The rules so far: those of the list take their place. */
  known: readonly Rule[];
  /** Host of the site. */
  host: string;
  /** Whether an address, or for a prefix one below it, is a page of the site. */
  isPage(source: string): boolean;
  leadsSomewhere(target: string): boolean;
}

/** A cell of CSV, bare or between quotes (RFC 4180), up to the next separator; spaces include a byte order mark. */
const CELL = /(?<=^|[;,\t])[^\S\t]*(?:"((?:[^"]|"")*)"[^\S\t]*|([^;,\t]*))(?=[;,\t]|$)/g;

/** What other programs write behind a redirect; each is one for good here. */
const STATUS = /^(?:30[1278])?$/;

/** The cells of a list: CSV with source and target, separated by a comma, a semicolon or a tab. */
export function rowsOf(text: string): string[][] {
  return text
    .trimEnd()
    .split(/\r?\n/)
    .map((row) => {
      // The third is a status, or one too many.
      const cells = row.matchAll(CELL).take(3);
      return [...cells.map(([, inner, bare = '']) => inner?.replaceAll('""', '"') ?? bare)];
    });
}

/** Reads redirects, each a row of source and target. */
export function readRedirects(
  rows: readonly (readonly string[])[],
  { known, host, isPage, leadsSomewhere }: ListContext,
): ReadList {
  const report: ReportedLine[] = [];
  const wanted = new Map<string, { target: string; line: number }>();
  const tell = (line: number, source: string, isKept: boolean, message: string) =>
    report.push({ line, source, isKept, message });

  for (const [index, row] of rows.slice(0, MOST_RULES).entries()) {
    const line = index + 1;
    const [from = '', to = '', more = ''] = row.map((cell) => cell.trim());
    if (from === '' || (line === 1 && !/^"*(?:\/|https?:)/i.test(from))) continue;
    if (!STATUS.test(more)) {
      tell(line, from, false, 'Plus de deux adresses : mettez entre guillemets celle qui a une virgule.');
      continue;
    }
    const source = sourceOf(from);
    const target = targetOf(to, host);
    if (source === null || target === null) {
      tell(line, from, false, 'Cette ligne n’a pas une adresse, puis une autre.');
      continue;
    }
    const before = wanted.get(source);
    if (before) {
      const same = before.target === target ? 'La même ligne' : 'Cette adresse, vers une autre page,';
      tell(line, source, false, `${same} est déjà à la ligne ${before.line}.`);
    } else if (isPage(source))
      tell(line, source, false, 'C’est une page de ce site : une redirection la cacherait.');
    else if (!target.endsWith('/*') && placeOf(target) === source)
      tell(line, source, false, 'Cette adresse mène à elle-même.');
    else wanted.set(source, { target, line });
  }

  if (rows.length > MOST_RULES)
    tell(MOST_RULES + 1, 'liste', false, `${MOST_RULES} lignes au plus : celles-ci ne sont pas lues.`);

  const all = new Map([
    ...known.map(({ source, target }): [string, string] => [source, target]),
    ...[...wanted].map(([source, { target }]): [string, string] => [source, target]),
  ]);
  const endOf = endsOf(all);
  const index = indexRules([...all.keys()].map((source) => ({ source, target: endOf(source) ?? '' })));
  const rules: Rule[] = [];
  for (const [source, { target, line }] of wanted) {
    const end = endOf(source);
    if (end === null || isEndless(source, index)) {
      tell(line, source, false, 'Elle tourne en rond avec d’autres.');
      continue;
    }
    if (end.startsWith('/') && !end.endsWith('/*') && !leadsSomewhere(end)) {
      tell(line, source, false, `${end} n’est pas une page de ce site.`);
      continue;
    }
    if (end !== target)
      tell(line, source, true, `Elle passait par ${target} : elle mène tout droit à ${end || '410'}.`);
    rules.push({ source, target: end });
  }
  return { rules, report: report.sort((a, b) => a.line - b.line) };
}

/** An address of the site, without its host, or of another one; empty for a page that is gone; null for neither. */
function targetOf(typed: string, host: string): string | null {
  if (typed === '' || typed === '410') return '';
  if (typed.length > LONGEST) return null;
  const [, other, rest = typed] = /^https?:\/\/([^\s/?#]+)(.*)$/i.exec(typed) ?? [];
  if (other !== undefined && withoutWww(other) !== withoutWww(host)) return typed;
  const path = rest || '/';
  return placeOf(path) === null || path.includes(' ') ? null : path;
}

/** What a target on the site is known by, as a source: without its fragment. */
function placeOf(target: string): string | null {
  return target.startsWith('/') ? sourceOf(target.replace(/#.*/, '')) : null;
}

function withoutWww(host: string): string {
  return host.toLowerCase().replace(/^www\./, '');
}

/** Where chains of rules end, each rule looked at once; null for one that comes back. */
function endsOf(all: ReadonlyMap<string, string>): (source: string) => string | null {
  const ends = new Map<string, string | null>();
  return (source) => {
    const way = new Set<string>();
    let end: string | null = null;
    for (let at = source; ; ) {
      const known = ends.get(at);
      if (known !== undefined) end = known;
      if (known !== undefined || way.has(at)) break;
      way.add(at);
      const target = all.get(at) ?? '';
      const next = placeOf(target);
      if (next === null || !all.has(next)) {
        end = target;
        break;
      }
      at = next;
    }
    for (const each of way) ends.set(each, end);
    return end;
  };
}

/** Whether a visitor is sent on and on, also by rules of prefixes, each time to a longer address. */
function isEndless(source: string, index: RuleIndex): boolean {
  let address = source.replace(/\*$/, 'x');
  for (let hop = 0; hop < MOST_HOPS; hop += 1) {
    const { pathname, search } = new URL(address, 'http://site');
    const target = index.find(pathname, search)?.target ?? '';
    if (!target.startsWith('/')) return false;
    address = target;
  }
  return true;
}

/** « 198 redirections, 2 lignes refusées » */
export function reportSummary({ rules, report }: ReadList): string {
  const refused = report.filter(({ isKept }) => !isKept).length;
  return [
    counted(rules.length, 'redirection'),
    ...(refused > 0 ? [`${counted(refused, 'ligne')} à revoir`] : []),
  ].join(', ');
}
