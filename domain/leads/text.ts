/** Code points, so that an emoji or an accented letter counts as one character. */
export function codePointLength(text: string): number {
  return [...text].length;
}

/**
 * A run of combining marks longer than in the Stream-Safe Text Format (Unicode, UAX #15, section 13). Sought from its
 * start alone: from each of its marks, runs of 30 would be read 30 times.
 */
const LONG_RUN_OF_MARKS = /(?:^|\P{M})\p{M}{31}/u;

/**
 * True when no letter bears more than 30 combining marks, more than any language writes. Normalisation sorts each run
 * of them in quadratic time: 64 kB of marks would take a second.
 */
export function isStreamSafe(text: string): boolean {
  return !LONG_RUN_OF_MARKS.test(text);
}

/** NFC; what is not stream-safe is left as it is, for the fields' rules to refuse. */
function composed(text: string): string {
  return isStreamSafe(text) ? text.normalize('NFC') : text;
}

/** Text of a single-line field: NFC, line breaks and tabs turned to spaces, trimmed. */
export function cleanLine(text: string): string {
  return composed(text)
    .replace(/[\t\r\n\u2028\u2029]+/g, ' ')
    .trim();
}

/** Text of a message: NFC, line ends as \n, trimmed. */
export function cleanMessage(text: string): string {
  return composed(text)
    .replace(/\r\n?|[\u2028\u2029]/g, '\n')
    .trim();
}

/** True when nothing of `text` can be seen: only spaces, zero-width and other invisible characters. */
export function isBlank(text: string): boolean {
  return /^[\s\p{Default_Ignorable_Code_Point}\u2800]*$/u.test(text);
}

/** True when `text` holds what no text field may hold: NUL, control characters, half a surrogate pair, a heap of marks. */
export function hasForbiddenCharacters(text: string): boolean {
  return !text.isWellFormed() || !isStreamSafe(text) || /[^\P{Cc}\t\n]/u.test(text);
}
