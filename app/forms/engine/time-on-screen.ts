/** When each form was first shown empty (`performance.now()`, ms), by id. */
const shownAt = new Map<string, number>();

/** Records when an empty form appears; one with content was seen before. */
export function noteShown(formId: string, isEmpty: boolean): void {
  if (isEmpty) shownAt.set(formId, performance.now());
  else shownAt.delete(formId);
}

/** Time since the form appeared (s); `null` when unknown. */
export function secondsOnScreen(formId: string): number | null {
  const start = shownAt.get(formId);
  return start === undefined ? null : Math.round(performance.now() - start) / 1000;
}
