import type { Catalogue } from '@almanac/domain/language/message';
import type { en } from './en.ts';

export const de = {
  'time-off.closings.export.name': 'Name',
  'time-off.closings.export.email': 'E-Mail',
  'time-off.closings.export.plan': 'Urlaubsmodell',
  'time-off.closings.export.type': 'Abwesenheitsart',
  'time-off.closings.export.unit': 'Einheit',
  'time-off.closings.export.lapsed': 'Verfallen',
  'time-off.closings.export.balance': 'Rest',
  'time-off.closings.export.expiring': 'Davon befristet',
  'time-off.closings.export.lastDay': 'Letzter Arbeitstag',
} satisfies Catalogue<typeof en>;
