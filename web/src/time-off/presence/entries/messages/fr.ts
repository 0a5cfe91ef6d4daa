import { formatList, formatNumber } from '@almanac/domain/language/formats';
import type { Catalogue } from '@almanac/domain/language/message';
import type { en } from './en.ts';

export const fr = {
  'time-off.presence.team': 'Équipe',
  'time-off.presence.allTeams': 'Toutes les équipes',
  'time-off.presence.truncated': 'Les absences plus tardives manquent',
  'time-off.presence.truncatedHint': ({ count }, { locale }) =>
    `Seules les ${formatNumber(count, locale)} premières sont affichées. Choisissez un service ou une équipe.`,
  'time-off.presence.waiting': 'En attente',
  'time-off.presence.holidayIn': ({ holiday, places }, { locale }) =>
    `${holiday} (${formatList(places, locale, 'plain')})`,
  'time-off.presence.notAtWork': ({ why }) => `De toute façon absent : ${why}`,
  'time-off.presence.freeDay': 'jour non travaillé',
  'time-off.presence.holiday': ({ holiday }) => `férié : ${holiday}`,
  'time-off.presence.freeOn': ({ why, day }) => `${why} le ${day}`,
  'time-off.presence.entry': ({ name, type, days, isPending, freeDays }, { locale }) =>
    formatList([name, type, days, ...(isPending ? ['en attente'] : []), ...freeDays], locale, 'plain'),
  'time-off.presence.legend': 'Légende',
  'time-off.presence.legendPending': 'En attente',
  'time-off.presence.legendHalfDay': 'Demi-journée',
  'time-off.presence.legendHours': 'Heures',
  'time-off.presence.legendPublicHoliday': 'Jour férié',
  'time-off.presence.legendHoliday': 'Jour férié',
  'time-off.presence.legendFreeDay': 'Jour non travaillé',
} satisfies Catalogue<typeof en>;
