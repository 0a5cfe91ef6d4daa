import type { Catalogue } from '../../../language/message.ts';
import type { en } from './events-en.ts';

export const fr = {
  'connections.events.webhookCreated': ({ host }) => `Webhook vers ${host} ajouté`,
  'connections.events.webhookChanged': ({ host }) => `Webhook vers ${host} modifié`,
  'connections.events.webhookDeleted': ({ host }) => `Webhook vers ${host} supprimé`,
  'connections.events.webhookRotated': ({ host }) => `Secret du webhook vers ${host} remplacé`,
  'connections.events.webhookTested': ({ host }) => `Test envoyé au webhook vers ${host}`,
  'connections.events.webhookFailed': ({ host }) =>
    `Un événement pour le webhook vers ${host} abandonné, refusé pendant des jours`,
  'connections.events.webhookGone': ({ host }) =>
    `Webhook vers ${host} désactivé : le destinataire répond qu’il n’existe plus`,
  'connections.events.webhookFailing': ({ host }) =>
    `Webhook vers ${host} désactivé après cinq jours sans événement accepté`,
  'connections.events.webhookSecretLost': ({ host }) =>
    `Webhook vers ${host} désactivé, car son secret n’est plus lisible`,
  'connections.events.webhookReplayed': ({ event, host }) => `${event} renvoyé au webhook vers ${host}`,
} satisfies Catalogue<typeof en>;
