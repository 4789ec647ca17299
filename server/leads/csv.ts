/**
 * Characters that start a formula in a spreadsheet, at the start of a cell or after anything that a program may
 * take for a separator or a quote.
 */
const FORMULA = /(?<=^|[;,\t\r\n])(?="*[=+\-@\t\r])/g;

/**
 * Writes a table for French spreadsheets: RFC 4180 with semicolons, UTF-8 with a byte order mark, no cell that is
 * evaluated as a formula.
 */
export function csv(rows: readonly (readonly string[])[]): string {
  return `\uFEFF${rows.map((row) => `${row.map(cell).join(';')}\r\n`).join('')}`;
}

function cell(text: string): string {
  const value = text.replace(FORMULA, "'");
  return /[";,\t\r\n]/.test(value) ? `"${value.replace(/"/g, '""')}"` : value;
}
