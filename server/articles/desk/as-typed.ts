/** Replaces no-break spaces, which publication sets, by plain ones. */
export function asTyped(text: string): string {
  return text.replace(/[\u00a0\u202f]/g, ' ');
}
