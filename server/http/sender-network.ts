import { isIPv4, isIPv6, SocketAddress } from 'node:net';

/**
 * The network that an address stands for when submissions are counted: an IPv4 address itself, or the first 64 bits of
 * an IPv6 one, which a single subscriber has all of. What is no address counts as one sender together.
 *
 * @param address as `clientAddress` gives it; some proxies add the port, some systems the interface
 */
export function senderNetwork(address: string): string {
  const [bare = ''] = address.split('%');
  const ip = isIPv4(bare) || isIPv6(bare) ? bare : (SocketAddress.parse(bare)?.address ?? '');
  if (isIPv4(ip)) return ip;
  if (!isIPv6(ip)) return 'unknown';

  const groups = groupsOf(ip);
  const isMapped = groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff;
  if (isMapped) return [groups[6], groups[7]].flatMap(bytesOf).join('.');
  const prefix = groups.slice(0, 4).map((group) => group.toString(16));
  return `${prefix.join(':')}::/64`;
}

/** The eight numbers of an IPv6 address, in whichever of its writings it comes. */
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
