import type { Catalogue } from '../../../language/message.ts';
import type { en } from './en.ts';

export const de = {
  'connections.channels.posts': 'posts',
  'connections.channels.kind': 'kind',
  'connections.channels.language': 'language',
  'connections.channels.name': 'Name',
  'connections.channels.url': 'Webhook-URL',
  'connections.channels.record': 'Kanal',
  'connections.channels.department': 'Abteilung',
  'connections.channels.team': 'Team',
  'connections.channels.noPosts': 'Wählen Sie mindestens eine Nachricht',
  'connections.channels.hidden':
    'Abwesenheiten sind in Ihrem Unternehmen verborgen, daher kann ein Kanal sie nicht zeigen',
  'connections.channels.needsGroup':
    'Wählen Sie eine Abteilung oder ein Team: Kolleginnen und Kollegen sehen nur deren Abwesenheiten',
  'connections.channels.oneGroup': 'Wählen Sie eine Abteilung oder ein Team, nicht beides',
  'connections.channels.httpsUrl': 'Geben Sie eine URL ein, die mit https:// beginnt',
  'connections.channels.internalUrl':
    'Diese Adresse liegt in Ihrem Netz. Der Betreiber kann sie mit OUTGOING_HOSTS erlauben.',
  'connections.channels.lostUrl':
    'Geben Sie die Webhook-URL erneut ein: Sie wurde mit einem anderen Schlüssel gespeichert',
} satisfies Catalogue<typeof en>;
