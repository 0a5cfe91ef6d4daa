import type { Catalogue } from '@almanac/domain/language/message';
import type { en } from './en.ts';

export const de = {
  'time-off.balances.export.name': 'Name',
  'time-off.balances.export.email': 'E-Mail',
  'time-off.balances.export.department': 'Abteilung',
  'time-off.balances.export.unit': 'Einheit',
  'time-off.balances.export.total': 'Anspruch',
  'time-off.balances.export.used': 'Genommen',
  'time-off.balances.export.pending': 'Offen',
  'time-off.balances.export.left': 'Verfügbar',
  'time-off.balances.export.carried': 'Übertrag',
  'time-off.balances.export.behind': 'Im Rückstand',
  'time-off.balances.export.notEnough': 'Ist im Rückstand',
  'time-off.balances.export.expiresOn': 'Verfällt am',
  'time-off.balances.export.expiring': 'Verfällt',
  'time-off.balances.export.sickUnit': 'Einheit der Krankheit',
  'time-off.balances.export.sickUsed': 'Krankheit genommen',
  'time-off.balances.export.sickPending': 'Krankheit offen',
  'time-off.balances.export.id': 'ID',
  'time-off.balances.export.days': 'Tage',
  'time-off.balances.export.hours': 'Stunden',
} satisfies Catalogue<typeof en>;
