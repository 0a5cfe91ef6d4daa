import type { Catalogue } from '@almanac/domain/language/message';
import type { en } from './en.ts';

export const de = {
  'time-off.reports.export.name': 'Name',
  'time-off.reports.export.email': 'E-Mail',
  'time-off.reports.export.department': 'Abteilung',
  'time-off.reports.export.place': 'Standort',
  'time-off.reports.export.type': 'Abwesenheitsart',
  'time-off.reports.export.month': 'Monat',
  'time-off.reports.export.days': 'Tage',
  'time-off.reports.export.hours': 'Stunden',
  'time-off.reports.export.calendarDays': 'Kalendertage',
  'time-off.reports.export.startDate': 'Erster Tag',
  'time-off.reports.export.startHalf': 'Erster Tag ab',
  'time-off.reports.export.endDate': 'Letzter Tag',
  'time-off.reports.export.endHalf': 'Letzter Tag bis',
  'time-off.reports.export.minutes': 'Minuten',
  'time-off.reports.export.requestId': 'Antrag',
  'time-off.reports.export.date': 'Datum',
  'time-off.reports.export.share': 'Anteil des Tages',
  'time-off.reports.export.morning': 'Vormittag',
  'time-off.reports.export.afternoon': 'Nachmittag',
} satisfies Catalogue<typeof en>;
