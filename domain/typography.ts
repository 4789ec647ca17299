const NARROW = '\u202f';
const NO_BREAK = '\u00a0';

/**
 * Applies the rules of French typography (Lexique de l’Imprimerie nationale): a narrow no-break space before
 * ; : ! ? and inside « », a no-break space between the groups of a number (the fonts have no narrow one, and « 1 100 »
 * became one block with another font's), between a number (or the `{placeholder}` of one) and its unit, between a day and
 * its month (a text that begins with the month follows the tag of « 1<sup>er</sup> ») and between a name and its number
 * (« React 19 », « L. 221-18 »), curved apostrophes. Each change replaces one character by one; missing spaces are not
 * added, so that code, URLs and class names stay intact.
 */
export function frenchTypography(text: string): string {
  return text
    .replace(/(?<=[\p{L}\d])'(?=\p{L})/gu, '’')
    .replace(/(?<=^|[^\s:;!?]) (?=[;:!?»](?:[\s.,)<»]|$))/gu, NARROW)
    .replace(/(?<=[:;!?]) (?=»)/gu, NARROW)
    .replace(/(?<=«) (?=\S|$)/gu, NARROW)
    .replace(/(?<=\d) (?=\d{3}(?!\d))/gu, NO_BREAK)
    .replace(
      /(?<=\d) (?=(?:%|€|h|j|min|s|ms|jours?|semaines?|mois|ans?|heures?|minutes?|créneaux|[kKMGT]i?o(?:\/s)?|px|M€|°C|[kK]?[gW]|[ckm]?m²?|ha|kWh|V|HT|sur \d+)(?![\p{L}\d-]))/gu,
      NO_BREAK,
    )
    .replace(/(?<=\d[ \u00a0]h|(?:^|[^\p{L}\d-])(?:n°|page|lot|quai|semaine)) (?=\d)/giu, NO_BREAK)
    .replace(
      /(?<=^|(?:^|[^\p{L}\d-])(?:1er|\d\d?)) (?=(?:janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre)(?![\p{L}\d-]))/gu,
      NO_BREAK,
    )
    .replace(/(?<=€|^) (?=HT(?!\p{L}))/gu, NO_BREAK)
    .replace(
      /(?<=(?:^|[^\p{L}\d-])(?:\p{Lu}{2,8}|\p{Lu}\p{L}{3,15}|[LRD]\.)) (?=\d{1,3}(?![\p{L}\d]|[ \u00a0]\d))/gu,
      NO_BREAK,
    )
    .replace(
      /(?<=\{\w+\}) (?=(?:jours?|semaines?|mois|ans?|heures?|minutes?|créneaux)(?![\p{L}\d-]))/gu,
      NO_BREAK,
    );
}

/** HTML tags, whose attributes are no texts. */
const TAG = /(<\/?[a-zA-Z][^<>]*>)/;

/** The same outside of HTML tags. */
export function htmlTypography(text: string): string {
  return text
    .split(TAG)
    .map((part, index) => (index % 2 === 1 ? part : frenchTypography(part)))
    .join('');
}

/** Most articles, prepositions and pronouns of three letters or fewer, also after an apostrophe, and longer ones. */
const LINK_WORD =
  /(?:^|[^\p{L}\d-])(?:&|\p{L}{1,2}|[cdlmnstv][eo]s|aux|[ms]on|par|peu|qu[ei]|sur|une|avec|chez|dans|hors|pour|sans|sous|vers|[nv]ous|[nv]otre|leurs?|cette|après|avant|comme|contre|don[ct]|entre|lors|parmi|puis) /iu;

/** Other short words, numbers, and what else counts. */
const SHORT_WORD =
  /(?:^|[^\p{L}\d-])(?:\p{L}{1,3}|\d{1,4}(?:er)?|deux|trois|quatre|cinq|sept|huit|neuf|vingt|trente|quarante|cent|chaque|même|quelques|très) /iu;

/** A name of two words (« Web Services »), and what is before an acronym (« consulting IT »). */
const NAME = /\p{Lu}\p{L}* \p{Lu}|\p{L} \p{Lu}{2}(?!\p{L})/u;

/** A name of three: « Amazon Web Services ». */
const LONG_NAME = /\p{Lu}\p{L}* \p{Lu}\p{L}*\u00a0\p{Lu}/u;

/**
 * Binds each short word of a title to the next one, and the words of names, so that no line ends there.
 * @param longest of the groups of bound words (characters), where a line has no room for more
 */
export function titleTypography(text: string, longest = 30): string {
  const named = bound(bound(text, NAME, 16), LONG_NAME, 21);
  return bound(bound(named, LINK_WORD, longest), SHORT_WORD, Math.min(longest, 17));
}

/** Binds each word that `weak` matches, with the space after it, to what follows on its line. */
function bound(text: string, weak: RegExp, longest: number): string {
  return text.split(' ').reduceRight((rest, word) => {
    const next = /^[^ ,-]*/.exec(rest)?.[0] ?? '';
    const isBound = weak.test(`${word} ${next}`) && word.length + next.length < longest;
    return word + (isBound ? NO_BREAK : ' ') + rest;
  });
}
