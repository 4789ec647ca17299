/** How often each status came; 0 stands for requests that got no answer. */
export type Statuses = Map<number, number>;

export function countStatus(statuses: Statuses, status: number): void {
  statuses.set(status, (statuses.get(status) ?? 0) + 1);
}

/** In one line, in the order of the statuses. */
export function statusText(statuses: Statuses): string {
  return [...statuses]
    .sort(([a], [b]) => a - b)
    .map(([status, count]) => `${status || 'none'}: ${count}`)
    .join(', ');
}
