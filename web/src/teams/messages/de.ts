import { longDateText } from '@almanac/domain/calendar/date-text';
import { formatNumber } from '@almanac/domain/language/formats';
import type { Catalogue } from '@almanac/domain/language/message';
import { plural } from '@almanac/domain/language/plural';
import type { en } from './en.ts';

export const de = {
  'teams.peopleFilter': 'Personen filtern',
  'teams.personCount': ({ count }, { locale }) => {
    const number = formatNumber(count, locale);
    return plural('de', count, { one: `${number} Person`, other: `${number} Personen` });
  },
  'teams.peoplePages': 'Personen',
  'teams.noOneFound': 'Niemand gefunden',
  'teams.people': 'Personen',
  'teams.findPerson': 'Person suchen',
  'teams.findPersonPlaceholder': 'Name oder E-Mail-Adresse',
  'teams.peopleNotLoaded': 'Die Personen konnten nicht geladen werden',
  'teams.loadingPeople': 'Die Personen werden geladen',
  'teams.noOneFoundHint': 'Versuchen Sie einen anderen Teil des Namens oder der Adresse.',
  'teams.noDepartment': 'Keine Abteilung',

  'teams.allocations': 'Auslastung',
  'teams.allocationsSubtitle': 'Auslastung nach Wochen über alle Teams.',
  'teams.fullestDays': 'Höchstwert jeder Woche.',
  'teams.earlier': 'Früher',
  'teams.thisWeek': 'Diese Woche',
  'teams.later': 'Später',
  'teams.allocationsNotLoaded': 'Die Auslastung konnte nicht geladen werden',
  'teams.loadingAllocations': 'Die Auslastung wird geladen',
  'teams.noSuchAllocation': 'Von den Personen, die Sie sehen, ist in diesen Wochen niemand so ausgelastet.',
  'teams.over': 'Über 100 % in einer Woche',
  'teams.under': 'Unter 100 % in einer Woche',
  'teams.free': 'In keinem Team',
  'teams.search': 'Suchen',
  'teams.searchPlaceholder': 'Name oder E-Mail suchen …',
  'teams.allocation': 'Auslastung',
  'teams.anyAllocation': 'Alle',

  'teams.myTeams': 'Meine Teams',
  'teams.myTeamsSubtitle': 'Teams, die Sie leiten oder denen Sie angehören.',

  'teams.invalidId': 'Die Kennung des Teams ist ungültig.',
  'teams.notFound': 'Team nicht gefunden',
  'teams.maybeDeleted': 'Vielleicht wurde es gelöscht.',
  'teams.loading': 'Das Team wird geladen',
  'teams.back': 'Zurück zu den Teams',
  'teams.noDescription': 'Keine Beschreibung',
  'teams.edit': 'Team bearbeiten',
  'teams.delete': 'Team löschen',
  'teams.information': 'Angaben zum Team',
  'teams.status': 'Status',
  'teams.department': 'Abteilung',
  'teams.lead': 'Teamleitung',
  'teams.noLead': 'Keine Teamleitung',
  'teams.created': 'Angelegt',
  'teams.createdOn': ({ date }) => longDateText(date, 'de'),
  'teams.overview': 'Überblick',
  'teams.activeMembers': 'Aktive Mitglieder',
  'teams.fullTimeEquivalents': ({ count }, { locale }) => {
    const number = formatNumber(count, locale, 1);
    return plural('de', count, {
      one: `Heute ${number} Vollzeitstelle`,
      other: `Heute ${number} Vollzeitstellen`,
    });
  },
} satisfies Catalogue<typeof en>;
