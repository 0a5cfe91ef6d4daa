import { BlockList, isIP } from 'node:net';
import ipaddr from 'ipaddr.js';

/** A resolved address. */
export interface ResolvedAddress {
  address: string;
  family: number;
}

/** The internal receivers that the operator allows. */
export interface AllowedHosts {
  /** Whether the host is allowed by its name or, if it is an address, as such. */
  hasHost(host: string): boolean;
  hasAddress(address: ResolvedAddress): boolean;
}

/** Reads `OUTGOING_HOSTS`: host names, single addresses and networks such as 10.0.0.0/8. */
export function allowedHosts(entries: readonly string[]): AllowedHosts {
  const names = new Set<string>();
  const networks = new BlockList();
  for (const entry of entries) {
    const [address = '', prefix] = entry.split('/');
    const version = isIP(address);
    if (version === 0) names.add(plainHost(entry));
    else
      networks.addSubnet(address, prefix === undefined ? fullPrefix(version) : Number(prefix), type(version));
  }
  const hasAddress = ({ address, family }: ResolvedAddress) => networks.check(address, type(family));
  return {
    hasHost: (host) =>
      names.has(host) || (isIP(host) !== 0 && hasAddress({ address: host, family: isIP(host) })),
    hasAddress,
  };
}

/** Azure's host serves its machines at a public address. */
const addressOfHost = '168.63.129.16';

/** Whether an address belongs to the public internet; all others need the operator's permission. */
export function isPublicAddress(address: string): boolean {
  if (address === addressOfHost) return false;
  const parsed = ipaddr.parse(address);
  // Addresses such as ::7f00:1, which once meant IPv4 ones, count as public in the library.
  const isFormerIpv4 = parsed instanceof ipaddr.IPv6 && parsed.parts.slice(0, 6).every((part) => part === 0);
  return parsed.range() === 'unicast' && !isFormerIpv4;
}

/** The host of a URL without brackets and final dot, in lower case. */
export function plainHost(host: string): string {
  return host.toLowerCase().replace(/^\[|\]$|\.$/g, '');
}

function fullPrefix(version: number): number {
  return version === 4 ? 32 : 128;
}

function type(version: number): 'ipv4' | 'ipv6' {
  return version === 4 ? 'ipv4' : 'ipv6';
}
