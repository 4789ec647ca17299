/** Name of the query's parameter, without a value to speak of, for the holidays of Alsace-Moselle. */
export const LOCAL_HOLIDAYS = 'alsace-moselle';

/**
 * Query of a calendar on /delais, in its `.ics` file and on the quote page.
 * @param start ISO 8601
 * @param isLocal whether the holidays of Alsace-Moselle count too
 */
export function calendarQuery(project: string, start: string, isLocal: boolean): string {
  return `?${new URLSearchParams({ projet: project, debut: start, ...(isLocal && { [LOCAL_HOLIDAYS]: 'oui' }) })}`;
}
