import type { Catalogue } from '../../../language/message.ts';
import type { en } from './en.ts';

export const fr = {
  'connections.channels.posts': 'posts',
  'connections.channels.kind': 'kind',
  'connections.channels.language': 'language',
  'connections.channels.name': 'Nom',
  'connections.channels.url': 'URL du webhook',
  'connections.channels.record': 'Canal',
  'connections.channels.department': 'Service',
  'connections.channels.team': 'Équipe',
  'connections.channels.noPosts': 'Choisissez au moins une publication',
  'connections.channels.hidden':
    'Les absences sont masquées dans votre entreprise : un canal ne peut pas les montrer',
  'connections.channels.needsGroup':
    'Choisissez un service ou une équipe : les collègues ne voient que les absences des leurs',
  'connections.channels.oneGroup': 'Choisissez un service ou une équipe, pas les deux',
  'connections.channels.httpsUrl': 'Saisissez une URL qui commence par https://',
  'connections.channels.internalUrl':
    'Cette adresse est dans votre réseau. L’exploitant peut l’autoriser avec OUTGOING_HOSTS.',
  'connections.channels.lostUrl':
    'Saisissez à nouveau l’URL du webhook : elle a été enregistrée avec une autre clé',
} satisfies Catalogue<typeof en>;
