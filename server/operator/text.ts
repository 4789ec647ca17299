import { timeInParis } from '../../domain/dates.ts';

/** Rows under each other in columns, two spaces apart. */
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

/** An instant as the agency's clocks show it, to the minute. */
export function shownInstant(instant: string): string {
  const day = Temporal.Instant.from(instant).toZonedDateTimeISO('Europe/Paris').toPlainDate();
  return `${day} ${timeInParis(instant)}`;
}

/** A visitor's text without what would steer the terminal; line ends and tabs stay. */
export function harmless(text: string): string {
  return text.replace(/[^\P{Cc}\n\t]/gu, '');
}
