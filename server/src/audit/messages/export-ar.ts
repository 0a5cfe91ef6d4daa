import type { Catalogue } from '@almanac/domain/language/message';
import type { en } from './export-en.ts';

export const ar = {
  'audit.export.at': 'الوقت',
  'audit.export.actor': 'المنفّذ',
  'audit.export.actorEmail': 'البريد الإلكتروني للمنفّذ',
  'audit.export.action': 'الإجراء',
  'audit.export.entity': 'العنصر',
  'audit.export.entityId': 'معرّف العنصر',
  'audit.export.subject': 'الشخص المعني',
  'audit.export.subjectEmail': 'البريد الإلكتروني للشخص المعني',
  'audit.export.summary': 'الملخص',
  'audit.export.changes': 'التغييرات',
  'audit.export.reason': 'السبب',
  'audit.export.call': 'معرّف الاستدعاء',
  'audit.export.id': 'المعرّف',
  'audit.export.field': 'الحقل',
  'audit.export.from': 'قبل',
  'audit.export.to': 'بعد',
  'audit.export.changed': ({ field }) => `${field}: تغيّر`,
} satisfies Catalogue<typeof en>;
