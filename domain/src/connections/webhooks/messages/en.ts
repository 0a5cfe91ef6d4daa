export const en = {
  'connections.webhooks.url': 'Address',
  'connections.webhooks.record': 'The webhook',
  'connections.webhooks.delivery': 'The delivery',
  'connections.webhooks.noEvents': 'Choose at least one event',
  'connections.webhooks.httpsUrl': 'Enter an address that begins with https://',
  'connections.webhooks.internalUrl':
    'This address is inside your network. The operator can allow it with OUTGOING_HOSTS.',
  'connections.webhooks.lostSecret': 'Replace the secret first: it was stored with another AUTH_SECRET',
  'connections.webhooks.tooMany': ({ most }: { most: number }) =>
    `There are already ${most} webhooks. Remove one first.`,
};
