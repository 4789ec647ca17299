/** When each form was shown empty (ms, `performance.now()`), by id. */
const shownAt = new Map<string, number>();

/** Notes that a form has just come on screen; one that already holds something has been seen before. */
export function noteShown(formId: string, isEmpty: boolean): void {
  if (isEmpty) shownAt.set(formId, performance.now());
  else shownAt.delete(formId);
}

/** For how long a form has been on screen (s); `null` when that is not known. */
export function secondsOnScreen(formId: string): number | null {
  const start = shownAt.get(formId);
  return start === undefined ? null : Math.round(performance.now() - start) / 1000;
}
