import { formatList, formatNumber } from '@almanac/domain/language/formats';
import type { Catalogue } from '@almanac/domain/language/message';
import { plural } from '@almanac/domain/language/plural';
import type { en } from './en.ts';

export const es = {
  'time-off.presence.away': 'Ausencias',
  'time-off.presence.awayLink': 'Quién está ausente',
  'time-off.presence.awayNotLoaded': 'No se ha podido cargar quién está ausente',
  'time-off.presence.loadingAway': 'Cargando quién está ausente',
  'time-off.presence.today': 'Hoy',
  'time-off.presence.thisWeek': 'Esta semana',
  'time-off.presence.nextWeek': 'La próxima semana',
  'time-off.presence.weekIsOver': 'La semana ha terminado.',
  'time-off.presence.everyoneIsIn': 'No falta nadie',
  'time-off.presence.noOneOfTeams': 'Nadie de sus equipos',
  'time-off.presence.awayCount': ({ count }) =>
    plural('es', count, { one: `${count} ausente`, other: `${count} ausentes` }),
  'time-off.presence.you': '(usted)',
  'time-off.presence.showMore': ({ count, all }) => `Mostrar ${count} más de ${all}`,
  'time-off.presence.moreToday': ({ count }) => `${count} más`,
  'time-off.presence.moreAwayToday': ({ count }) =>
    plural('es', count, { one: `${count} ausente más hoy`, other: `${count} ausentes más hoy` }),
  'time-off.presence.outsideTeams': ({ count }) =>
    plural('es', count, {
      one: `También ${count} persona ajena a sus equipos.`,
      other: `También ${count} personas ajenas a sus equipos.`,
    }),
  'time-off.presence.from': ({ day, isAfternoon }) =>
    isAfternoon ? `desde el ${day} por la tarde` : `desde el ${day}`,
  'time-off.presence.back': ({ day, isAfternoon }) =>
    isAfternoon ? `vuelve el ${day} por la tarde` : `vuelve el ${day}`,
  'time-off.presence.backToday': ({ isAfternoon }) =>
    isAfternoon ? 'vuelve hoy por la tarde' : 'vuelve hoy',
  'time-off.presence.inDays': ({ count }) =>
    plural('es', count, { one: `dentro de ${count} día`, other: `dentro de ${count} días` }),
  'time-off.presence.startsTomorrow': 'mañana',
  'time-off.presence.startsToday': 'hoy',
  'time-off.presence.hasStarted': 'ahora',
  'time-off.presence.whenAndState': ({ when, state }) => `${when}, ${state}`,
  'time-off.presence.waitingForApproval': 'pendiente',
  'time-off.presence.waitingFor': ({ names, others }, { locale }) => {
    const number = formatNumber(others, locale);
    const more = plural('es', others, { one: `${number} persona más`, other: `${number} personas más` });
    return `pendiente de ${formatList(others > 0 ? [...names, more] : names, locale, 'or')}`;
  },
  'time-off.presence.nextDaysOff': 'Su próxima ausencia',
  'time-off.presence.loadingNextDaysOff': 'Cargando su próxima ausencia',
  'time-off.presence.noDaysOff': 'Ninguna prevista',
  'time-off.presence.noDaysOffHint': 'Arrastre sobre los días en Mi año para solicitarlos.',
  'time-off.presence.nextHoliday': 'Próximo festivo',
  'time-off.presence.loadingNextHoliday': 'Cargando el próximo festivo',
  'time-off.presence.nextNotLoaded': 'No se ha podido cargar',
  'time-off.presence.nextFact': ({ what, when }) => `${what}, ${when}`,
} satisfies Catalogue<typeof en>;
