const NARROW = '\u202f';
const NO_BREAK = '\u00a0';

/**
 * Applies the rules of French typography (Lexique de l’Imprimerie nationale): a narrow no-break space before
 * ; : ! ? and inside « » and between the groups of a number, a no-break space between a number (or the
 * `{placeholder}` of one) and its unit, curved apostrophes. Each change replaces one character by one; missing
 * spaces are not added, so that code, URLs and class names stay intact.
 */
export function frenchTypography(text: string): string {
  return text
    .replace(/(?<=[\p{L}\d])'(?=\p{L})/gu, '’')
    .replace(/(?<=^|[^\s:;!?]) (?=[;:!?»](?:[\s.,)<»]|$))/gu, NARROW)
    .replace(/(?<=[:;!?]) (?=»)/gu, NARROW)
    .replace(/(?<=«) (?=\S|$)/gu, NARROW)
    .replace(/(?<=\d) (?=\d{3}(?!\d))/gu, NARROW)
    .replace(
      /(?<=\d) (?=(?:%|€|h|j|min|s|ms|jours?|semaines?|mois|ans?|heures?|minutes?|créneaux|[kKMGT]i?o(?:\/s)?|px|M€)(?![\p{L}\d-]))/gu,
      NO_BREAK,
    )
    .replace(
      /(?<=\{\w+\}) (?=(?:jours?|semaines?|mois|ans?|heures?|minutes?|créneaux)(?![\p{L}\d-]))/gu,
      NO_BREAK,
    );
}
