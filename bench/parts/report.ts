/** What one part of the bench found out. */
export interface Report {
  title: string;
  tables: readonly Table[];
  /** How it was measured, in a sentence each. */
  notes: readonly string[];
}

export interface Table {
  columns: readonly string[];
  rows: readonly Row[];
}

/** Cells as they are printed. */
export interface Row {
  cells: readonly string[];
  /** Whether every bar that the row is held to is reached; absent when it is held to none. */
  isMet?: boolean;
}

/** Hyphens that Markdown takes for the line under a table's head. */
const SHORTEST_RULE = 3;

/** A table of what was asked for beside what was measured. */
export function barTable(
  rows: readonly { what: string; bar: string; measured: string; isMet: boolean }[],
): Table {
  return {
    columns: ['what', 'bar', 'measured'],
    rows: rows.map(({ what, bar, measured, isMet }) => ({ cells: [what, bar, measured], isMet })),
  };
}

/** A report as text to read in a terminal, which is also Markdown. */
export function asText({ title, tables, notes }: Report): string {
  const blocks = [`### ${title}`, ...tables.map(tableText), notes.map((note) => `- ${note}`).join('\n')];
  return `${blocks.filter((block) => block !== '').join('\n\n')}\n`;
}

/** Whether no row of the reports misses its bar. */
export function isEveryBarMet(reports: readonly Report[]): boolean {
  return reports.every(({ tables }) =>
    tables.every(({ rows }) => rows.every(({ isMet }) => isMet !== false)),
  );
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
