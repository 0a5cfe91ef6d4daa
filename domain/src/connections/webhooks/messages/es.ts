import type { Catalogue } from '../../../language/message.ts';
import type { en } from './en.ts';

export const es = {
  'connections.webhooks.url': 'Dirección',
  'connections.webhooks.record': 'El webhook',
  'connections.webhooks.delivery': 'El envío',
  'connections.webhooks.noEvents': 'Elija al menos un evento',
  'connections.webhooks.httpsUrl': 'Introduzca una dirección que empiece por https://',
  'connections.webhooks.internalUrl':
    'Esta dirección está dentro de su red. El operador puede permitirla con OUTGOING_HOSTS.',
  'connections.webhooks.lostSecret': 'Sustituya primero el secreto: se guardó con otro AUTH_SECRET',
  'connections.webhooks.tooMany': ({ most }) => `Ya hay ${most} webhooks. Elimine uno primero.`,
} satisfies Catalogue<typeof en>;
