import { isIPv4, isIPv6, SocketAddress } from 'node:net';

/** The network of an address, for limits on submissions. */
export interface SenderNetwork {
  /** An IPv4 address, or the /64 of an IPv6 address, the least that a subscriber has. */
  network: string;
  /** The /56 around it, which many subscribers have to themselves (RIPE-690); `null` for IPv4. */
  block: string | null;
}

/**
 * The networks of an address. Everything that is not an address counts as one sender.
 *
 * @param address as `clientAddress` returns it; some proxies add a port, some systems an interface
 */
export function senderNetwork(address: string): SenderNetwork {
  const [bare = ''] = address.split('%');
  const ip = isIPv4(bare) || isIPv6(bare) ? bare : (SocketAddress.parse(bare)?.address ?? '');
  if (isIPv4(ip)) return { network: ip, block: null };
  if (!isIPv6(ip)) return { network: 'unknown', block: null };

  const groups = groupsOf(ip);
  const isMapped = groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff;
  if (isMapped) return { network: [groups[6], groups[7]].flatMap(bytesOf).join('.'), block: null };
  const [first = 0, second = 0, third = 0, fourth = 0] = groups;
  const prefix = (last: number) => [first, second, third, last].map((group) => group.toString(16)).join(':');
  return { network: `${prefix(fourth)}::/64`, block: `${prefix(fourth & 0xff00)}::/56` };
}

/** The eight groups of an IPv6 address, from any notation. */
function groupsOf(ip: string): number[] {
  const canonical = URL.parse(`http://[${ip}]`)?.hostname.slice(1, -1) ?? '::';
  const [head = [], tail = []] = canonical
    .split('::')
    .map((part) => part.split(':').flatMap((group) => (group === '' ? [] : [Number.parseInt(group, 16)])));
  return [...head, ...Array<number>(8 - head.length - tail.length).fill(0), ...tail];
}

function bytesOf(group = 0): number[] {
  return [group >> 8, group & 0xff];
}

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
