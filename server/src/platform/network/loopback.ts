import { isIP } from 'node:net';

/** Whether the host name or address is loopback. */
export function isLoopback(host: string): boolean {
  const name = host.toLowerCase();
  if (isIP(name) === 4) return name.startsWith('127.');
  return name === 'localhost' || name === '::1' || name === '[::1]';
}
