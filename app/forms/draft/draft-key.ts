/** Key under which what is typed in a form is kept in its tab. */
export function draftKey(formId: string): string {
  return `brouillon-${formId}`;
}
