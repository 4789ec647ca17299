/**
 * What spreadsheets take for the start of a formula, at the start of a cell or where one would start for a program that
 * takes another character for the separator, or quotes for text.
 */
const FORMULA = /(?<=^|[;,\t\r\n])(?="*[=+\-@\t\r])/g;

/** A table as French spreadsheets open it: RFC 4180 with semicolons, UTF-8 with its mark, and no cell that is computed. */
export function csv(rows: readonly (readonly string[])[]): string {
  return `\uFEFF${rows.map((row) => `${row.map(cell).join(';')}\r\n`).join('')}`;
}

function cell(text: string): string {
  const value = text.replace(FORMULA, "'");
  return /[";,\t\r\n]/.test(value) ? `"${value.replace(/"/g, '""')}"` : value;
}
