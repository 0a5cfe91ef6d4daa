import type { Catalogue } from '@almanac/domain/language/message';
import type { en } from './en.ts';

export const fr = {
  'connections.webhook.failedSubject': ({ host }) => `Webhook injoignable : ${host}`,
  'connections.webhook.failed': ({ host }) =>
    `Le webhook vers ${host} n’a pas accepté un événement pendant trois jours ; il a été abandonné.`,
  'connections.webhook.offSubject': ({ host }) => `Webhook désactivé : ${host}`,
  'connections.webhook.gone': ({ host }) =>
    `Le webhook vers ${host} répond qu’il n’existe plus ; plus rien ne lui est envoyé.`,
  'connections.webhook.failing': ({ host }) =>
    `Le webhook vers ${host} n’a rien accepté depuis cinq jours ; plus rien ne lui est envoyé.`,
  'connections.webhook.secretLost': ({ host }) =>
    `Le secret du webhook vers ${host} n’est plus lisible, car AUTH_SECRET a changé.`,
  'connections.webhook.failedHint':
    'Les événements suivants sont toujours envoyés. Après cinq jours sans événement accepté, le webhook est désactivé.',
  'connections.webhook.offHint':
    'Vérifiez le destinataire, remplacez le secret s’il est perdu et réactivez le webhook.',
  'connections.webhook.open': 'Ouvrir le webhook',
} satisfies Catalogue<typeof en>;
