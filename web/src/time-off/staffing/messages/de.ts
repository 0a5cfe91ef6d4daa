import { periodText } from '@almanac/domain/calendar/date-text';
import { formatNumber, formatPercent } from '@almanac/domain/language/formats';
import type { Catalogue } from '@almanac/domain/language/message';
import type { en } from './en.ts';

export const de = {
  'time-off.staffing.timeline': 'Zeitleiste',
  'time-off.staffing.timelineOfTeam': ({ months }) => `Zeitleiste des Teams, ${months}`,
  'time-off.staffing.months': ({ first, last }) => `${first} bis ${last}`,
  'time-off.staffing.notLoaded': 'Die Zeitleiste ist nicht vollständig',
  'time-off.staffing.noMembers': 'Keine Mitglieder in diesen Wochen.',
  'time-off.staffing.span': 'Zeitraum',
  'time-off.staffing.month': 'Monat',
  'time-off.staffing.quarter': 'Quartal',
  'time-off.staffing.halfYear': 'Halbjahr',
  'time-off.staffing.earlier': 'Früher',
  'time-off.staffing.today': 'Heute',
  'time-off.staffing.later': 'Später',
  'time-off.staffing.legend': 'Legende',
  'time-off.staffing.allocation': 'Auslastung',
  'time-off.staffing.absence': 'Genehmigte Abwesenheit',
  'time-off.staffing.available': 'Verfügbar',
  'time-off.staffing.lost': 'Durch Abwesenheiten verloren',
  'time-off.staffing.member': 'Mitglied',
  'time-off.staffing.capacity': 'Verfügbare Kapazität',
  'time-off.staffing.capacityUnit': 'Vollzeitstellen pro Woche',
  'time-off.staffing.people': ({ count }, { locale }) => formatNumber(count, locale),
  'time-off.staffing.absentPeople': ({ count }, { locale }) => `, ${formatNumber(count, locale)} abwesend`,
  'time-off.staffing.share': ({ percent }, { locale }) => formatPercent(percent, locale),
  'time-off.staffing.allocated': ({ percent, isActive, part }, { locale }) => {
    const share = formatPercent(percent, locale);
    const stated = isActive ? share : `${share}, inaktiv`;
    return part ? `${stated} (${periodText(part, locale)})` : stated;
  },
  'time-off.staffing.notAllocated': 'nicht zugeordnet',
  'time-off.staffing.away': ({ period }, { locale }) => `abwesend ${periodText(period, locale)}`,
} satisfies Catalogue<typeof en>;
