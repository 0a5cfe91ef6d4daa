import type { Catalogue } from '@almanac/domain/language/message';
import type { en } from './export-en.ts';

export const fr = {
  'audit.export.at': 'Date et heure',
  'audit.export.actor': 'Effectué par',
  'audit.export.actorEmail': 'E-mail de l’auteur',
  'audit.export.action': 'Action',
  'audit.export.entity': 'Donnée',
  'audit.export.entityId': 'ID de la donnée',
  'audit.export.subject': 'Personne concernée',
  'audit.export.subjectEmail': 'E-mail de la personne concernée',
  'audit.export.summary': 'Résumé',
  'audit.export.changes': 'Modifications',
  'audit.export.reason': 'Motif',
  'audit.export.call': 'ID de l’appel',
  'audit.export.id': 'ID',
  'audit.export.field': 'Champ',
  'audit.export.from': 'Avant',
  'audit.export.to': 'Après',
  'audit.export.changed': ({ field }) => `${field} : modifié`,
} satisfies Catalogue<typeof en>;
