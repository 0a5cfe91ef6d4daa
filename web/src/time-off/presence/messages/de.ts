import { formatPercent } from '@almanac/domain/language/formats';
import type { Catalogue } from '@almanac/domain/language/message';
import { plural } from '@almanac/domain/language/plural';
import type { en } from './en.ts';

export const de = {
  'time-off.presence.calendar': 'Teamkalender',
  'time-off.presence.calendarHint': 'Genehmigte Abwesenheiten in Ihrem Team.',
  'time-off.presence.calendarNotLoaded': 'Der Kalender konnte nicht geladen werden',
  'time-off.presence.filterCalendar': 'Kalender filtern',
  'time-off.presence.loading': 'Wird geladen …',
  'time-off.presence.loadingPeople': 'Die Personen werden geladen',
  'time-off.presence.view': 'Ansicht',
  'time-off.presence.monthView': 'Monat',
  'time-off.presence.peopleView': 'Personen',
  'time-off.presence.span': 'Zeitraum',
  'time-off.presence.spanOfMonths': ({ count }) =>
    plural('de', count, { one: `${count} Monat`, other: `${count} Monate` }),
  'time-off.presence.months': ({ first, last }) => `${first} bis ${last}`,
  'time-off.presence.showToday': 'Heute',
  'time-off.presence.previousMonths': ({ count }) =>
    plural('de', count, { one: 'Voriger Monat', other: `Vorige ${count} Monate` }),
  'time-off.presence.nextMonths': ({ count }) =>
    plural('de', count, { one: 'Nächster Monat', other: `Nächste ${count} Monate` }),
  'time-off.presence.person': 'Person',
  'time-off.presence.deactivated': '(deaktiviert)',
  'time-off.presence.personAndDay': ({ name, day }) => `${name}, ${day}`,
  'time-off.presence.dayNotLoaded': 'Die Abwesenheiten dieses Tages konnten nicht geladen werden.',
  'time-off.presence.noneOnDay': 'Keine Abwesenheit an diesem Tag.',
  'time-off.presence.noneApprovedOnDay': 'Keine genehmigte Abwesenheit an diesem Tag.',
  'time-off.presence.approvedOnDay': ({ count }) =>
    plural('de', count, {
      one: `${count} genehmigter Antrag an diesem Tag`,
      other: `${count} genehmigte Anträge an diesem Tag`,
    }),
  'time-off.presence.approvedInMonth': ({ count }) =>
    plural('de', count, {
      one: `${count} genehmigte Abwesenheit in diesem Monat`,
      other: `${count} genehmigte Abwesenheiten in diesem Monat`,
    }),
  'time-off.presence.peopleAndApproved': ({ people, approved }) => {
    const ofPeople = plural('de', people, { one: `${people} Person`, other: `${people} Personen` });
    return plural('de', approved, {
      one: `${ofPeople}, ${approved} genehmigter Antrag`,
      other: `${ofPeople}, ${approved} genehmigte Anträge`,
    });
  },
  'time-off.presence.approvedRequests': 'Genehmigte Anträge',
  'time-off.presence.publicHoliday': ({ holiday }) => `Feiertag: ${holiday}`,
  'time-off.presence.timeOff': 'Abwesenheit',
  'time-off.presence.timeOffOn': ({ day }) => `Abwesenheit, ${day}`,
  'time-off.presence.typeWaiting': ({ type }) => `${type}, wartet auf Genehmigung`,
  'time-off.presence.hours': ({ hours }) => `${hours} Std.`,
  'time-off.presence.more': ({ count }) => `+${count} weitere`,
  'time-off.presence.requests': ({ count }) =>
    plural('de', count, { one: `${count} Antrag`, other: `${count} Anträge` }),
  'time-off.presence.pending': ({ count }) => `${count} offen`,
  'time-off.presence.present': ({ percent }, { locale }) => `${formatPercent(percent, locale)} anwesend`,
  'time-off.presence.presentShort': ({ percent }, { locale }) => `${formatPercent(percent, locale)} da`,
} satisfies Catalogue<typeof en>;
