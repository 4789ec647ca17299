/** « novembre 2026 ». */
export function monthInWords(month: Temporal.PlainYearMonth): string {
  return month.toPlainDate({ day: 1 }).toLocaleString('fr-FR', { month: 'long', year: 'numeric' });
}

/** « 1 240 ». */
export function readable(count: number): string {
  return count.toLocaleString('fr-FR');
}

/** « 62 % ». */
export function percent(share: number): string {
  return `${Math.round(share * 100)}\u00a0%`;
}
