/** A text with plain spaces, as people type it: publication sets the no-break ones. */
export function asTyped(text: string): string {
  return text.replace(/[\u00a0\u202f]/g, ' ');
}
