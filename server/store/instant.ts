/** ISO 8601 text in UTC with milliseconds: sortable, and the same on both engines. */
export type Instant = string;
