/** Query of a calendar on /delais, in its `.ics` file and on the quote page. @param start ISO 8601 */
export function calendarQuery(project: string, start: string): string {
  return `?${new URLSearchParams({ projet: project, debut: start })}`;
}
