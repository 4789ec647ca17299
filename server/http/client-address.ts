/**
 * Address of the visitor. Each trusted proxy appends the address of its client to `X-Forwarded-For`, so with n of
 * them the n-th entry from the right is the visitor’s. Entries further left can be forged.
 *
 * @param peer remote address of the connection
 * @param trustedProxies number of trusted proxies (`TRUST_PROXY`)
 */
export function clientAddress(
  peer: string,
  forwardedFor: string | null | undefined,
  trustedProxies: number,
): string {
  if (trustedProxies === 0 || !forwardedFor) return peer;
  const hops = forwardedFor.split(',').map((hop) => hop.trim());
  return hops.at(-trustedProxies) || hops[0] || peer;
}
