const NARROW = '\u202f';
const NO_BREAK = '\u00a0';

/**
 * Sets a text by the rules of French typography (Lexique de l’Imprimerie nationale): a narrow no-break space before
 * ; : ! ? and inside « » and between the groups of a number, a no-break space between a number (or the `{placeholder}`
 * of one) and its unit, and curved apostrophes. Each change replaces one character by one; a missing space is not added,
 * so that code, addresses and class names come through unharmed.
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
