/** The most that the Markdown of an article may hold. */
const TEXT_LIMITS = {
  /** UTF-16 units. */
  length: 150_000,
  /** Columns of a table, and cells of all tables. */
  columns: 30,
  cells: 10_000,
  /** Quotes and lists in one another. */
  depth: 20,
  /** Links, pictures and footnotes. */
  links: 1000,
  /** Runs of formatting marks in a paragraph, or in a row of a table: parsers compare each with those before it. */
  marks: 1000,
} as const;

/** The most that a person can paste with its formatting. */
export const PASTE_LIMITS = {
  /** HTML without the bytes of its pictures (UTF-16 units). */
  length: 1_000_000,
  elements: 10_000,
  /** Elements in one another. */
  depth: 100,
  pictures: 20,
  /** HTML with its pictures (UTF-16 units): about 30 MB of them. */
  whole: 40_000_000,
} as const;

const MARKS = new Set('*_~`<');
const TABLE_RULE = new Set('|:- \t');
const SPACES = new Set(' \t');

/** What precedes the content of a line: its containers and its indentation. */
interface Prefix {
  /** Where the content starts (UTF-16 units). */
  end: number;
  /** Levels that the line can open. */
  depth: number;
}

/**
 * Where a text is over the limits: one sentence in French for each limit, with its first line. Reads each character once
 * and needs no parser, so that nothing else sees a text that is too large for it.
 */
export function overLimits(markdown: string): string[] {
  const found = new Map<keyof typeof TEXT_LIMITS, string>();
  // The sentence is made once: formatting its numbers takes longer than reading a line.
  const note = (limit: keyof typeof TEXT_LIMITS, line: number, sentence: () => string) => {
    if (!found.has(limit)) found.set(limit, `Ligne ${line} : ${sentence()}`);
  };
  if (markdown.length > TEXT_LIMITS.length)
    return [`Le texte a ${count(markdown.length)} caractères : ${count(TEXT_LIMITS.length)} au plus.`];

  let [cells, links, marks, columns] = [0, 0, 0, 0];
  let fence: string | undefined;
  for (const [index, line] of markdown.split('\n').entries()) {
    const number = index + 1;
    const prefix = prefixOf(line);
    const content = line.slice(prefix.end).trim();
    const isFence = content.startsWith('```') || content.startsWith('~~~');
    // Code may be indented as deep as it likes, but not quoted: nothing could tell it from quotes.
    if (prefix.depth > TEXT_LIMITS.depth && fence === undefined)
      note(
        'depth',
        number,
        () => `${count(prefix.depth)} citations et listes l’une dans l’autre : ${TEXT_LIMITS.depth} au plus.`,
      );
    if (isFence && (fence === undefined || content === fence)) {
      fence = fence === undefined ? content.slice(0, runLength(content)) : undefined;
      continue;
    }
    if (fence !== undefined) continue;

    if (content === '') [marks, columns] = [0, 0];
    else if (columns > 0) [marks, cells] = [0, cells + columns];
    const ruled = columnsOf(content);
    if (ruled > columns) {
      // The row above holds their titles.
      cells += 2 * ruled;
      columns = ruled;
      if (ruled > TEXT_LIMITS.columns)
        note(
          'columns',
          number,
          () => `le tableau a ${count(ruled)} colonnes : ${TEXT_LIMITS.columns} au plus.`,
        );
    }
    if (cells > TEXT_LIMITS.cells)
      note('cells', number, () => `les tableaux ont, jusqu’ici, plus de ${count(TEXT_LIMITS.cells)} cases.`);
    links += linksIn(content);
    if (links > TEXT_LIMITS.links)
      note(
        'links',
        number,
        () => `le texte a, jusqu’ici, plus de ${count(TEXT_LIMITS.links)} liens et images.`,
      );
    marks += marksIn(content);
    if (marks > TEXT_LIMITS.marks)
      note(
        'marks',
        number,
        () => `ce paragraphe a plus de ${count(TEXT_LIMITS.marks)} signes de mise en forme (* _ ~ \` <).`,
      );
  }
  return [...found.values()];
}

/** Reads the marks of quotes and lists, and the indentation: each two columns can open a list. */
function prefixOf(line: string): Prefix {
  const signs = new Set<string>();
  let [end, depth, indentation] = [0, 0, 0];
  for (;;) {
    const start = end;
    while (SPACES.has(line.charAt(end))) end += 1;
    if (depth === 0) indentation = end - start;
    const length = containerAt(line, end);
    if (length === 0) break;
    signs.add(line.charAt(end));
    depth += 1;
    end += length;
  }
  // « * * * » is a line across the page.
  const isRule = end === line.length && signs.size === 1 && !signs.has('>');
  return { end, depth: depth === 0 || isRule ? 0 : depth + Math.floor(indentation / 2) };
}

/** Length of the mark of a quote or list at a place of a line; 0 if there is none. */
function containerAt(line: string, at: number): number {
  const sign = line.charAt(at);
  if (sign === '>') return 1;
  let end = at;
  if ('-+*'.includes(sign)) end += 1;
  else {
    // Numbers of lists have nine digits at most.
    while (end - at < 10 && isDigit(line.charAt(end))) end += 1;
    if (end === at || !'.)'.includes(line.charAt(end))) return 0;
    end += 1;
  }
  const isMark = sign !== '' && (end >= line.length || SPACES.has(line.charAt(end)));
  return isMark ? end - at : 0;
}

function isDigit(sign: string): boolean {
  return sign >= '0' && sign <= '9';
}

/** Columns of a table that this line rules, such as « | --- | :-: | »; 0 if it rules none. */
function columnsOf(content: string): number {
  let [bars, hasDash] = [0, false];
  for (const sign of content) {
    if (!TABLE_RULE.has(sign)) return 0;
    if (sign === '|') bars += 1;
    if (sign === '-') hasDash = true;
  }
  if (!hasDash || bars === 0) return 0;
  return bars + 1 - Number(content.startsWith('|')) - Number(content.endsWith('|'));
}

function linksIn(content: string): number {
  return Math.max(occurrences(content, '['), occurrences(content, '://'));
}

function occurrences(text: string, part: string): number {
  let found = 0;
  for (let at = text.indexOf(part); at >= 0; at = text.indexOf(part, at + part.length)) found += 1;
  return found;
}

function marksIn(content: string): number {
  let [runs, last] = [0, ''];
  for (const sign of content) {
    if (MARKS.has(sign) && sign !== last) runs += 1;
    last = sign;
  }
  return runs;
}

function runLength(content: string): number {
  let length = 1;
  while (content.charAt(length) === content.charAt(0)) length += 1;
  return length;
}

function count(number: number): string {
  return number.toLocaleString('fr-FR');
}
