import type { Catalogue } from '@almanac/domain/language/message';
import type { en } from './en.ts';

export const es = {
  'connections.webhook.failedSubject': ({ host }) => `Webhook no alcanzado: ${host}`,
  'connections.webhook.failed': ({ host }) =>
    `El webhook a ${host} no aceptó un evento durante tres días, así que se abandonó.`,
  'connections.webhook.offSubject': ({ host }) => `Webhook desactivado: ${host}`,
  'connections.webhook.gone': ({ host }) =>
    `El webhook a ${host} responde que ya no existe, así que no se le envía nada más.`,
  'connections.webhook.failing': ({ host }) =>
    `El webhook a ${host} no ha aceptado nada en cinco días, así que no se le envía nada más.`,
  'connections.webhook.secretLost': ({ host }) =>
    `El secreto del webhook a ${host} ya no se puede leer porque AUTH_SECRET ha cambiado.`,
  'connections.webhook.failedHint':
    'Los eventos posteriores se siguen enviando. Tras cinco días sin ningún evento aceptado, el webhook se desactiva.',
  'connections.webhook.offHint':
    'Compruebe el receptor, sustituya el secreto si se ha perdido y vuelva a activar el webhook.',
  'connections.webhook.open': 'Abrir webhook',
} satisfies Catalogue<typeof en>;
