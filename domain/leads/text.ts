/** Length in code points: an emoji or an accented letter counts as one character. */
export function codePointLength(text: string): number {
  return [...text].length;
}

/**
 * A run of combining marks longer than the Stream-Safe Text Format allows (Unicode, UAX #15, section 13). Anchored at
 * the start of the run: otherwise each of its marks would be a new attempt, and every mark be read 30 times.
 */
const LONG_RUN_OF_MARKS = /(?:^|\P{M})\p{M}{31}/u;

/**
 * Whether no letter has more than 30 combining marks, more than any language uses. Normalisation sorts each
 * run in quadratic time: 64 kB of marks would take a second.
 */
function isStreamSafe(text: string): boolean {
  return !LONG_RUN_OF_MARKS.test(text);
}

/** NFC. A text that is not stream-safe is returned unchanged; the fields’ rules refuse it. */
function composed(text: string): string {
  return isStreamSafe(text) ? text.normalize('NFC') : text;
}

/** Normalises a single-line text: NFC, line breaks and tabs become spaces, trimmed. */
export function cleanLine(text: string): string {
  return composed(text)
    .replace(/[\t\r\n\u2028\u2029]+/g, ' ')
    .trim();
}

/** Normalises a message: NFC, line ends become \n, trimmed. */
export function cleanMessage(text: string): string {
  return composed(text)
    .replace(/\r\n?|[\u2028\u2029]/g, '\n')
    .trim();
}

/** Whether nothing in `text` is visible: only spaces, zero-width and other invisible characters. */
export function isBlank(text: string): boolean {
  return /^[\s\p{Default_Ignorable_Code_Point}\u2800]*$/u.test(text);
}

/**
 * Removes the characters that show nothing (Unicode, Default_Ignorable_Code_Point): directional marks, zero-width
 * characters, variation selectors, soft hyphens. Address books copy them with numbers and addresses; in a message
 * they have a meaning, as in emoji.
 */
export function withoutInvisible(text: string): string {
  return text.replace(/\p{Default_Ignorable_Code_Point}/gu, '');
}

/** Whether `text` holds control characters (NUL included), a lone surrogate, or too many combining marks. */
export function hasForbiddenCharacters(text: string): boolean {
  return !isStreamSafe(text) || /[^\P{Cc}\t\n]|\p{Cs}/u.test(text);
}
