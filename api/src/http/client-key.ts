import { isIP, isIPv6 } from 'node:net';
import type { FastifyRequest } from 'fastify';

/**
 * Key that identifies a client: an IPv4 address, or the /64 network of an IPv6 address, which one
 * household usually gets (RFC 6177). `request.ip` is the forwarded address only behind a trusted
 * proxy; an invalid one counts as the proxy itself.
 */
export function clientKey({ ip, socket }: Pick<FastifyRequest, 'ip' | 'socket'>): string {
  const address = isIP(ip) > 0 ? ip : (socket.remoteAddress ?? 'unknown');
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped) return mapped;
  return isIPv6(address) ? network64(address) : address;
}

/**
 * The network of a `clientKey`: the /24 of an IPv4 address, the /48 of an IPv6 network, which one
 * site usually gets (RFC 6177).
 */
export function networkKey(client: string): string {
  if (client.endsWith('::/64')) return `${client.split(':').slice(0, 3).join(':')}::/48`;
  return isIP(client) === 4 ? client.replace(/\.\d+$/, '.0/24') : client;
}

function network64(address: string): string {
  const [head = '', tail] = address.toLowerCase().split('%')[0]?.split('::') ?? [];
  const left = head.split(':').filter(Boolean);
  const right = (tail ?? '').split(':').filter(Boolean);
  const zeros =
    tail === undefined ? [] : Array.from({ length: Math.max(0, 8 - left.length - right.length) }, () => '0');
  return [...left, ...zeros, ...right]
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')
    .concat('::/64');
}
