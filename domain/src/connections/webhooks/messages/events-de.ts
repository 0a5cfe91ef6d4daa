import type { Catalogue } from '../../../language/message.ts';
import type { en } from './events-en.ts';

export const de = {
  'connections.events.webhookCreated': ({ host }) => `Webhook an ${host} hinzugefügt`,
  'connections.events.webhookChanged': ({ host }) => `Webhook an ${host} geändert`,
  'connections.events.webhookDeleted': ({ host }) => `Webhook an ${host} gelöscht`,
  'connections.events.webhookRotated': ({ host }) => `Geheimnis des Webhooks an ${host} ersetzt`,
  'connections.events.webhookTested': ({ host }) => `Test an den Webhook an ${host} gesendet`,
  'connections.events.webhookFailed': ({ host }) =>
    `Ein Ereignis für den Webhook an ${host} aufgegeben, der es tagelang nicht annahm`,
  'connections.events.webhookGone': ({ host }) =>
    `Webhook an ${host} ausgeschaltet: Der Empfänger meldet, dass es ihn nicht mehr gibt`,
  'connections.events.webhookFailing': ({ host }) =>
    `Webhook an ${host} nach fünf Tagen ohne angenommenes Ereignis ausgeschaltet`,
  'connections.events.webhookSecretLost': ({ host }) =>
    `Webhook an ${host} ausgeschaltet, weil sein Geheimnis nicht mehr lesbar ist`,
  'connections.events.webhookReplayed': ({ event, host }) =>
    `${event} erneut an den Webhook an ${host} gesendet`,
} satisfies Catalogue<typeof en>;
