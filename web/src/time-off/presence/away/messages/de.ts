import { formatList, formatNumber } from '@almanac/domain/language/formats';
import type { Catalogue } from '@almanac/domain/language/message';
import { plural } from '@almanac/domain/language/plural';
import type { en } from './en.ts';

export const de = {
  'time-off.presence.away': 'Abwesend',
  'time-off.presence.awayLink': 'Wer fehlt',
  'time-off.presence.awayNotLoaded': 'Die Abwesenden konnten nicht geladen werden',
  'time-off.presence.loadingAway': 'Die Abwesenden werden geladen',
  'time-off.presence.today': 'Heute',
  'time-off.presence.thisWeek': 'Diese Woche',
  'time-off.presence.nextWeek': 'Nächste Woche',
  'time-off.presence.weekIsOver': 'Die Woche ist vorbei.',
  'time-off.presence.everyoneIsIn': 'Alle sind da',
  'time-off.presence.noOneOfTeams': 'Niemand aus Ihren Teams',
  'time-off.presence.awayCount': ({ count }) => `${count} abwesend`,
  'time-off.presence.you': '(Sie)',
  'time-off.presence.showMore': ({ count, all }) => `${count} weitere von ${all} anzeigen`,
  'time-off.presence.moreToday': ({ count }) => `+${count} weitere`,
  'time-off.presence.moreAwayToday': ({ count }) => `+${count} weitere heute abwesend`,
  'time-off.presence.outsideTeams': ({ count }) =>
    plural('de', count, {
      one: `Außerhalb Ihrer Teams fehlt auch ${count} Person.`,
      other: `Außerhalb Ihrer Teams fehlen auch ${count} Personen.`,
    }),
  'time-off.presence.from': ({ day, isAfternoon }) => (isAfternoon ? `ab ${day}, nachmittags` : `ab ${day}`),
  'time-off.presence.back': ({ day, isAfternoon }) =>
    isAfternoon ? `zurück ${day}, nachmittags` : `zurück ${day}`,
  'time-off.presence.backToday': ({ isAfternoon }) =>
    isAfternoon ? 'heute Nachmittag zurück' : 'heute zurück',
  'time-off.presence.inDays': ({ count }) =>
    plural('de', count, { one: `in ${count} Tag`, other: `in ${count} Tagen` }),
  'time-off.presence.startsTomorrow': 'morgen',
  'time-off.presence.startsToday': 'heute',
  'time-off.presence.hasStarted': 'jetzt',
  'time-off.presence.whenAndState': ({ when, state }) => `${when}, ${state}`,
  'time-off.presence.waitingForApproval': 'wartet auf Genehmigung',
  'time-off.presence.waitingFor': ({ names, others }, { locale }) => {
    const number = formatNumber(others, locale);
    const more = plural('de', others, {
      one: `${number} weitere Person`,
      other: `${number} weitere Personen`,
    });
    return `wartet auf ${formatList(others > 0 ? [...names, more] : names, locale, 'or')}`;
  },
  'time-off.presence.nextDaysOff': 'Ihre nächsten freien Tage',
  'time-off.presence.loadingNextDaysOff': 'Ihre nächsten freien Tage werden geladen',
  'time-off.presence.noDaysOff': 'Keine geplant',
  'time-off.presence.noDaysOffHint': 'Ziehen Sie in „Mein Jahr“ über Tage, um sie zu beantragen.',
  'time-off.presence.nextHoliday': 'Nächster Feiertag',
  'time-off.presence.loadingNextHoliday': 'Der nächste Feiertag wird geladen',
  'time-off.presence.nextNotLoaded': 'Konnte nicht geladen werden',
  'time-off.presence.nextFact': ({ what, when }) => `${what}, ${when}`,
} satisfies Catalogue<typeof en>;
