/** Paths that monitoring requests every few seconds; logged at debug level only. */
export const PROBES: readonly string[] = ['/healthz', '/readyz'];
