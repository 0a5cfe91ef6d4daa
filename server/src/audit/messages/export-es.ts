import type { Catalogue } from '@almanac/domain/language/message';
import type { en } from './export-en.ts';

export const es = {
  'audit.export.at': 'Momento',
  'audit.export.actor': 'Realizado por',
  'audit.export.actorEmail': 'Correo de quien lo hizo',
  'audit.export.action': 'Acción',
  'audit.export.entity': 'Registro',
  'audit.export.entityId': 'ID del registro',
  'audit.export.subject': 'Persona afectada',
  'audit.export.subjectEmail': 'Correo de la persona afectada',
  'audit.export.summary': 'Resumen',
  'audit.export.changes': 'Cambios',
  'audit.export.reason': 'Motivo',
  'audit.export.call': 'ID de la llamada',
  'audit.export.id': 'ID',
  'audit.export.field': 'Campo',
  'audit.export.from': 'Antes',
  'audit.export.to': 'Después',
  'audit.export.changed': ({ field }) => `${field}: modificado`,
} satisfies Catalogue<typeof en>;
