import type { Catalogue } from '../../../language/message.ts';
import type { en } from './en.ts';

export const de = {
  'connections.webhooks.url': 'Adresse',
  'connections.webhooks.record': 'Der Webhook',
  'connections.webhooks.delivery': 'Die Zustellung',
  'connections.webhooks.noEvents': 'Wählen Sie mindestens ein Ereignis',
  'connections.webhooks.httpsUrl': 'Geben Sie eine Adresse ein, die mit https:// beginnt',
  'connections.webhooks.internalUrl':
    'Diese Adresse liegt in Ihrem Netz. Der Betreiber kann sie mit OUTGOING_HOSTS erlauben.',
  'connections.webhooks.lostSecret':
    'Ersetzen Sie zuerst das Geheimnis: Es wurde mit einem anderen AUTH_SECRET gespeichert',
  'connections.webhooks.tooMany': ({ most }) =>
    `Es gibt bereits ${most} Webhooks. Entfernen Sie zuerst einen.`,
} satisfies Catalogue<typeof en>;
