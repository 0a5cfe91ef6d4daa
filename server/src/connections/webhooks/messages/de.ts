import type { Catalogue } from '@almanac/domain/language/message';
import type { en } from './en.ts';

export const de = {
  'connections.webhook.failedSubject': ({ host }) => `Webhook nicht erreicht: ${host}`,
  'connections.webhook.failed': ({ host }) =>
    `Der Webhook an ${host} hat ein Ereignis drei Tage lang nicht angenommen, daher wurde es aufgegeben.`,
  'connections.webhook.offSubject': ({ host }) => `Webhook ausgeschaltet: ${host}`,
  'connections.webhook.gone': ({ host }) =>
    `Der Webhook an ${host} meldet, dass es ihn nicht mehr gibt. Es wird nichts mehr an ihn gesendet.`,
  'connections.webhook.failing': ({ host }) =>
    `Der Webhook an ${host} hat fünf Tage lang nichts angenommen. Es wird nichts mehr an ihn gesendet.`,
  'connections.webhook.secretLost': ({ host }) =>
    `Das Geheimnis des Webhooks an ${host} ist nicht mehr lesbar, weil AUTH_SECRET geändert wurde.`,
  'connections.webhook.failedHint':
    'Spätere Ereignisse werden weiter gesendet. Nach fünf Tagen ohne angenommenes Ereignis wird der Webhook ausgeschaltet.',
  'connections.webhook.offHint':
    'Prüfen Sie den Empfänger, ersetzen Sie ein verlorenes Geheimnis und schalten Sie den Webhook wieder ein.',
  'connections.webhook.open': 'Webhook öffnen',
} satisfies Catalogue<typeof en>;
