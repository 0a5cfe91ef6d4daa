import type { Catalogue } from '@almanac/domain/language/message';
import type { en } from './en.ts';

export const de = {
  'leave.terms.user': 'Person',
  'leave.terms.departmentNotFound': 'Abteilung nicht gefunden',
  'leave.terms.personNotFound': 'Person nicht gefunden',
  'leave.terms.placeNotFound': 'Standort nicht gefunden',
  'leave.terms.planNotFound': 'Urlaubsmodell nicht gefunden',
  'leave.terms.scheduleNotFound': 'Arbeitszeitmodell nicht gefunden',
} satisfies Catalogue<typeof en>;
