/** Result of one part of the bench. */
export interface Report {
  title: string;
  tables: readonly Table[];
  /** How it was measured, one sentence each. */
  notes: readonly string[];
}

export interface Table {
  columns: readonly string[];
  rows: readonly Row[];
}

/** Cells as printed. */
export interface Row {
  cells: readonly string[];
  /** Whether all bars of the row are met; absent if it has none. */
  isMet?: boolean;
}

/** Fewest hyphens in the delimiter row of a Markdown table. */
const SHORTEST_RULE = 3;

/** A table of bars and measurements. */
export function barTable(
  rows: readonly { what: string; bar: string; measured: string; isMet: boolean }[],
): Table {
  return {
    columns: ['what', 'bar', 'measured'],
    rows: rows.map(({ what, bar, measured, isMet }) => ({ cells: [what, bar, measured], isMet })),
  };
}

/** A report as Markdown, readable in a terminal. */
export function asText({ title, tables, notes }: Report): string {
  const blocks = [`### ${title}`, ...tables.map(tableText), notes.map((note) => `- ${note}`).join('\n')];
  return `${blocks.filter((block) => block !== '').join('\n\n')}\n`;
}

/** Whether no row misses its bar. */
export function isEveryBarMet({ tables }: Report): boolean {
  return tables.every(({ rows }) => rows.every(({ isMet }) => isMet !== false));
}

function tableText({ columns, rows }: Table): string {
  const isJudged = rows.some(({ isMet }) => isMet !== undefined);
  const body = rows.map(({ cells, isMet }) => (isJudged ? [...cells, mark(isMet)] : cells));
  const head = isJudged ? [...columns, ''] : columns;
  const widths = head.map((title, column) =>
    Math.max(SHORTEST_RULE, title.length, ...body.map((cells) => cells[column]?.length ?? 0)),
  );
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`;
  return [line(head), line(widths.map((width) => '-'.repeat(width))), ...body.map(line)].join('\n');
}

function mark(isMet: boolean | undefined): string {
  if (isMet === undefined) return '';
  return isMet ? '✓' : '✗';
}

/**
 * Median; the mean of the two middle numbers if their number is even.
 * @throws RangeError when there are none
 */
export function median(values: readonly number[]): number {
  if (values.length === 0) throw new RangeError('Nothing was measured');
  const sorted = values.toSorted((a, b) => a - b);
  const upper = sorted[Math.floor(sorted.length / 2)] ?? 0;
  const lower = sorted[Math.ceil(sorted.length / 2) - 1] ?? 0;
  return (lower + upper) / 2;
}

/** Median with minimum and maximum: `12 (11–15)`. */
export function spread(values: readonly number[], decimals = 0): string {
  const [least, most] = [Math.min(...values), Math.max(...values)];
  return `${median(values).toFixed(decimals)} (${least.toFixed(decimals)}–${most.toFixed(decimals)})`;
}
