import type { Catalogue } from '../../../language/message.ts';
import type { en } from './en.ts';

export const fr = {
  'connections.webhooks.url': 'Adresse',
  'connections.webhooks.record': 'Le webhook',
  'connections.webhooks.delivery': 'L’envoi',
  'connections.webhooks.noEvents': 'Choisissez au moins un événement',
  'connections.webhooks.httpsUrl': 'Saisissez une adresse qui commence par https://',
  'connections.webhooks.internalUrl':
    'Cette adresse est dans votre réseau. L’exploitant peut l’autoriser avec OUTGOING_HOSTS.',
  'connections.webhooks.lostSecret':
    'Remplacez d’abord le secret : il a été enregistré avec un autre AUTH_SECRET',
  'connections.webhooks.tooMany': ({ most }) => `Il y a déjà ${most} webhooks. Supprimez-en un d’abord.`,
} satisfies Catalogue<typeof en>;
