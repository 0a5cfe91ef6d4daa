import type { Wire } from './send.ts';

/** The connection to the API. */
export const wire: Wire = {
  address: '/api',
  fetch: (address, sent) => fetch(address, sent),
  timeoutMilliseconds: 10_000,
};
