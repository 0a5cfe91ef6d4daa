import type { Catalogue } from '@almanac/domain/language/message';
import type { en } from './en.ts';

export const fr = {
  'time-off.reports.export.name': 'Nom',
  'time-off.reports.export.email': 'E-mail',
  'time-off.reports.export.department': 'Service',
  'time-off.reports.export.place': 'Lieu de travail',
  'time-off.reports.export.type': 'Type',
  'time-off.reports.export.month': 'Mois',
  'time-off.reports.export.days': 'Jours',
  'time-off.reports.export.hours': 'Heures',
  'time-off.reports.export.calendarDays': 'Jours calendaires',
  'time-off.reports.export.startDate': 'Premier jour',
  'time-off.reports.export.startHalf': 'Premier jour à partir de',
  'time-off.reports.export.endDate': 'Dernier jour',
  'time-off.reports.export.endHalf': 'Dernier jour jusqu’à',
  'time-off.reports.export.minutes': 'Minutes',
  'time-off.reports.export.requestId': 'Demande',
  'time-off.reports.export.date': 'Date',
  'time-off.reports.export.share': 'Part de la journée',
  'time-off.reports.export.morning': 'Matin',
  'time-off.reports.export.afternoon': 'Après-midi',
} satisfies Catalogue<typeof en>;
