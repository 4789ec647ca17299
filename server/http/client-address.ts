/**
 * Address of the visitor. Each trusted proxy appends the address it was called from to `X-Forwarded-For`, so
 * with n of them the n-th entry from the right is the visitor's; whatever stands further left is hearsay.
 *
 * @param peer address at the other end of the connection
 * @param trustedProxies number of proxies believed (`TRUST_PROXY`)
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
