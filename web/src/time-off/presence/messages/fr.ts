import { formatPercent } from '@almanac/domain/language/formats';
import type { Catalogue } from '@almanac/domain/language/message';
import { plural } from '@almanac/domain/language/plural';
import type { en } from './en.ts';

export const fr = {
  'time-off.presence.calendar': 'Calendrier d’équipe',
  'time-off.presence.calendarHint': 'Absences approuvées dans votre équipe.',
  'time-off.presence.calendarNotLoaded': 'Impossible de charger le calendrier',
  'time-off.presence.filterCalendar': 'Filtrer le calendrier',
  'time-off.presence.loading': 'Chargement…',
  'time-off.presence.loadingPeople': 'Chargement des personnes',
  'time-off.presence.view': 'Vue',
  'time-off.presence.monthView': 'Mois',
  'time-off.presence.peopleView': 'Personnes',
  'time-off.presence.span': 'Période',
  'time-off.presence.spanOfMonths': ({ count }) =>
    plural('fr', count, { one: `${count} mois`, other: `${count} mois` }),
  'time-off.presence.months': ({ first, last }) => `${first} – ${last}`,
  'time-off.presence.showToday': 'Aujourd’hui',
  'time-off.presence.previousMonths': ({ count }) =>
    plural('fr', count, { one: 'Mois précédent', other: `${count} mois précédents` }),
  'time-off.presence.nextMonths': ({ count }) =>
    plural('fr', count, { one: 'Mois suivant', other: `${count} mois suivants` }),
  'time-off.presence.person': 'Personne',
  'time-off.presence.deactivated': '(désactivé)',
  'time-off.presence.personAndDay': ({ name, day }) => `${name}, ${day}`,
  'time-off.presence.dayNotLoaded': 'Impossible de charger les absences de ce jour.',
  'time-off.presence.noneOnDay': 'Aucune absence ce jour-là.',
  'time-off.presence.noneApprovedOnDay': 'Aucune absence approuvée ce jour-là.',
  'time-off.presence.approvedOnDay': ({ count }) =>
    plural('fr', count, {
      one: `${count} demande approuvée ce jour-là`,
      other: `${count} demandes approuvées ce jour-là`,
    }),
  'time-off.presence.approvedInMonth': ({ count }) =>
    plural('fr', count, {
      one: `${count} absence approuvée ce mois-ci`,
      other: `${count} absences approuvées ce mois-ci`,
    }),
  'time-off.presence.peopleAndApproved': ({ people, approved }) => {
    const ofPeople = plural('fr', people, { one: `${people} personne`, other: `${people} personnes` });
    return plural('fr', approved, {
      one: `${ofPeople}, ${approved} demande approuvée`,
      other: `${ofPeople}, ${approved} demandes approuvées`,
    });
  },
  'time-off.presence.approvedRequests': 'Demandes approuvées',
  'time-off.presence.publicHoliday': ({ holiday }) => `Jour férié : ${holiday}`,
  'time-off.presence.timeOff': 'Absence',
  'time-off.presence.timeOffOn': ({ day }) => `Absence, ${day}`,
  'time-off.presence.typeWaiting': ({ type }) => `${type}, en attente`,
  'time-off.presence.hours': ({ hours }) => `${hours} h`,
  'time-off.presence.more': ({ count }) =>
    plural('fr', count, { one: `+ ${count} autre`, other: `+ ${count} autres` }),
  'time-off.presence.requests': ({ count }) =>
    plural('fr', count, { one: `${count} demande`, other: `${count} demandes` }),
  'time-off.presence.pending': ({ count }) => `${count} en attente`,
  'time-off.presence.present': ({ percent }, { locale }) => `${formatPercent(percent, locale)} présents`,
  'time-off.presence.presentShort': ({ percent }, { locale }) => `${formatPercent(percent, locale)} prés.`,
} satisfies Catalogue<typeof en>;
