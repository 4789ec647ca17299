/** Addresses that machines ask every few seconds; what they ask is not worth a line of the log. */
export const PROBES: readonly string[] = ['/healthz', '/readyz'];
