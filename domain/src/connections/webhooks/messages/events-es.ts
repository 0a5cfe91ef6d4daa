import type { Catalogue } from '../../../language/message.ts';
import type { en } from './events-en.ts';

export const es = {
  'connections.events.webhookCreated': ({ host }) => `Webhook a ${host} añadido`,
  'connections.events.webhookChanged': ({ host }) => `Webhook a ${host} modificado`,
  'connections.events.webhookDeleted': ({ host }) => `Webhook a ${host} eliminado`,
  'connections.events.webhookRotated': ({ host }) => `Secreto del webhook a ${host} sustituido`,
  'connections.events.webhookTested': ({ host }) => `Prueba enviada al webhook a ${host}`,
  'connections.events.webhookFailed': ({ host }) =>
    `Un evento para el webhook a ${host} abandonado tras días sin aceptarse`,
  'connections.events.webhookGone': ({ host }) =>
    `Webhook a ${host} desactivado: el receptor responde que ya no existe`,
  'connections.events.webhookFailing': ({ host }) =>
    `Webhook a ${host} desactivado tras cinco días sin ningún evento aceptado`,
  'connections.events.webhookSecretLost': ({ host }) =>
    `Webhook a ${host} desactivado porque su secreto ya no se puede leer`,
  'connections.events.webhookReplayed': ({ event, host }) => `${event} reenviado al webhook a ${host}`,
} satisfies Catalogue<typeof en>;
