import { formatList, formatNumber } from '@almanac/domain/language/formats';
import type { Catalogue } from '@almanac/domain/language/message';
import type { en } from './en.ts';

export const de = {
  'time-off.presence.team': 'Team',
  'time-off.presence.allTeams': 'Alle Teams',
  'time-off.presence.truncated': 'Spätere Abwesenheiten fehlen',
  'time-off.presence.truncatedHint': ({ count }, { locale }) =>
    `Nur die ersten ${formatNumber(count, locale)} werden gezeigt. Wählen Sie eine Abteilung oder ein Team.`,
  'time-off.presence.waiting': 'Wartet auf Genehmigung',
  'time-off.presence.holidayIn': ({ holiday, places }, { locale }) =>
    `${holiday} in ${formatList(places, locale, 'plain')}`,
  'time-off.presence.notAtWork': ({ why }) => `Ohnehin frei: ${why}`,
  'time-off.presence.freeDay': 'arbeitsfreier Tag',
  'time-off.presence.holiday': ({ holiday }) => `Feiertag: ${holiday}`,
  'time-off.presence.freeOn': ({ why, day }) => `${why} am ${day}`,
  'time-off.presence.entry': ({ name, type, days, isPending, freeDays }, { locale }) =>
    formatList(
      [name, type, days, ...(isPending ? ['wartet auf Genehmigung'] : []), ...freeDays],
      locale,
      'plain',
    ),
  'time-off.presence.legend': 'Legende',
  'time-off.presence.legendPending': 'Offen',
  'time-off.presence.legendHalfDay': 'Halber Tag',
  'time-off.presence.legendHours': 'Stunden',
  'time-off.presence.legendPublicHoliday': 'Feiertag',
  'time-off.presence.legendHoliday': 'Feiertag',
  'time-off.presence.legendFreeDay': 'Arbeitsfrei',
} satisfies Catalogue<typeof en>;
