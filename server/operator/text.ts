import { dateInParis, timeInParis } from '../../domain/dates.ts';

/** Formats rows as aligned columns, two spaces apart. */
export function table(rows: readonly (readonly string[])[]): string {
  const columns = Math.max(0, ...rows.map((row) => row.length));
  const widths = Array.from({ length: columns }, (_, column) =>
    Math.max(...rows.map((row) => (row[column] ?? '').length)),
  );
  return rows
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

export function shownInstant(instant: string): string {
  const day = dateInParis(Temporal.Instant.from(instant));
  return `${day} ${timeInParis(instant)}`;
}

/** Removes control characters except newline and tab, against terminal escape sequences. */
export function harmless(text: string): string {
  return text.replace(/[^\P{Cc}\n\t]/gu, '');
}
