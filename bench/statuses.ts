/** Number of answers by status; 0 stands for requests without an answer. */
export type Statuses = Map<number, number>;

export function countStatus(statuses: Statuses, status: number): void {
  statuses.set(status, (statuses.get(status) ?? 0) + 1);
}

/** In one line, sorted by status. */
export function statusText(statuses: Statuses): string {
  return [...statuses]
    .sort(([a], [b]) => a - b)
    .map(([status, count]) => `${status || 'none'}: ${count}`)
    .join(', ');
}
