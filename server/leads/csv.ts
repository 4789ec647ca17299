/**
 * Characters that start a formula in a spreadsheet, at the start of a cell or after anything that a program may
 * take for a separator or a quote.
 */
const FORMULA = new Set('=+-@\t\r');
const SEPARATORS = new Set(';,\t\r\n');

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
  const value = withoutFormulas(text);
  return /[";,\t\r\n]/.test(value) ? `"${value.replace(/"/g, '""')}"` : value;
}

function withoutFormulas(text: string): string {
  let [value, start] = ['', 0];
  // From the end of a separator, over quotes: each character is read once.
  while (start <= text.length) {
    let end = start;
    while (text.charAt(end) === '"') end += 1;
    const isFormula = FORMULA.has(text.charAt(end));
    while (end < text.length && !SEPARATORS.has(text.charAt(end))) end += 1;
    value += (isFormula ? "'" : '') + text.slice(start, end + 1);
    start = end + 1;
  }
  return value;
}
