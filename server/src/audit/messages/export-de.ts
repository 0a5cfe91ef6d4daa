import type { Catalogue } from '@almanac/domain/language/message';
import type { en } from './export-en.ts';

export const de = {
  'audit.export.at': 'Zeit',
  'audit.export.actor': 'Durch',
  'audit.export.actorEmail': 'E-Mail der handelnden Person',
  'audit.export.action': 'Aktion',
  'audit.export.entity': 'Objekt',
  'audit.export.entityId': 'ID des Objekts',
  'audit.export.subject': 'Betroffene Person',
  'audit.export.subjectEmail': 'E-Mail der betroffenen Person',
  'audit.export.summary': 'Zusammenfassung',
  'audit.export.changes': 'Änderungen',
  'audit.export.reason': 'Begründung',
  'audit.export.call': 'ID des Aufrufs',
  'audit.export.id': 'ID',
  'audit.export.field': 'Feld',
  'audit.export.from': 'Vorher',
  'audit.export.to': 'Nachher',
  'audit.export.changed': ({ field }) => `${field}: geändert`,
} satisfies Catalogue<typeof en>;
