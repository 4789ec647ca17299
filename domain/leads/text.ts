/** Code points, so that an emoji or an accented letter counts as one character. */
export function codePointLength(text: string): number {
  return [...text].length;
}

/** Text of a single-line field: NFC, line breaks and tabs turned to spaces, trimmed. */
export function cleanLine(text: string): string {
  return text
    .normalize('NFC')
    .replace(/[\t\r\n\u2028\u2029]+/g, ' ')
    .trim();
}

/** Text of a message: NFC, line ends as \n, trimmed. */
export function cleanMessage(text: string): string {
  return text
    .normalize('NFC')
    .replace(/\r\n?|[\u2028\u2029]/g, '\n')
    .trim();
}

/** True when nothing of `text` can be seen: only spaces, zero-width and other invisible characters. */
export function isBlank(text: string): boolean {
  return /^[\s\p{Default_Ignorable_Code_Point}\u2800]*$/u.test(text);
}

/** True when `text` holds what no text field may hold: NUL, control characters, half a surrogate pair. */
export function hasForbiddenCharacters(text: string): boolean {
  return !text.isWellFormed() || /[^\P{Cc}\t\n]/u.test(text);
}
