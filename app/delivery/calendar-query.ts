/** The query of /delais, of its `.ics` file and of the quote page that asks for a calendar. @param start ISO 8601 */
export function calendarQuery(project: string, start: string): string {
  return `?${new URLSearchParams({ projet: project, debut: start })}`;
}
