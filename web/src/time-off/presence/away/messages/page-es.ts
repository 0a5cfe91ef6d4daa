import { formatList } from '@almanac/domain/language/formats';
import type { Catalogue } from '@almanac/domain/language/message';
import { plural } from '@almanac/domain/language/plural';
import type { en } from './page-en.ts';

export const es = {
  'time-off.presence.whoIsAway': 'Quién está ausente',
  'time-off.presence.filterAway': 'Filtrar quién está ausente',
  'time-off.presence.awayDays': 'Días',
  'time-off.presence.now': 'Ahora',
  'time-off.presence.byMonth': 'Por mes',
  'time-off.presence.asCalendar': 'Calendario',
  'time-off.presence.previousDay': 'Día anterior',
  'time-off.presence.nextDay': 'Día siguiente',
  'time-off.presence.earlierMonth': 'Mes anterior',
  'time-off.presence.laterMonth': 'Mes siguiente',
  'time-off.presence.noOneSeen': 'No hay nadie ausente entre las personas que puede ver.',
  'time-off.presence.noOneOfGroup': 'En este grupo no hay nadie ausente entre las personas que puede ver.',
  'time-off.presence.moreOnDay': ({ count }) => `y ${count} más`,
  'time-off.presence.noOneOnDay': ({ day }) => `${day}: nadie`,
  'time-off.presence.namesOnDay': ({ day, names }, { locale }) =>
    `${day}: ${formatList(names, locale, 'plain')}`,
  'time-off.presence.absencesOfMonth': ({ count }) =>
    plural('es', count, { one: `${count} ausencia este mes`, other: `${count} ausencias este mes` }),
  'time-off.presence.loadingAbsences': 'Cargando…',
} satisfies Catalogue<typeof en>;
