/**
 * What stands before a formula of a spreadsheet: the start of a cell or anything that a program may take for a separator,
 * over quotes.
 */
const BEFORE_FORMULA = /(?<=^|[;,\t\r\n])(?="*[=+\-@\t\r])/g;

/**
 * Writes a table for French spreadsheets: RFC 4180 with semicolons, UTF-8 with a byte order mark, no cell that is
 * evaluated as a formula.
 */
export function csv(rows: readonly (readonly string[])[]): string {
  return `\uFEFF${csvLines(rows)}`;
}

/** Further rows of such a table. */
export function csvLines(rows: readonly (readonly string[])[]): string {
  return rows.map((row) => `${row.map(cell).join(';')}\r\n`).join('');
}

function cell(text: string): string {
  return quoted(text.replace(BEFORE_FORMULA, "'"));
}

/** A cell as RFC 4180 writes it, whatever separates the cells. */
export function quoted(value: string): string {
  return /[";,\t\r\n]/.test(value) ? `"${value.replace(/"/g, '""')}"` : value;
}
