import { formatNumber } from '@almanac/domain/language/formats';
import type { Catalogue } from '@almanac/domain/language/message';
import { plural } from '@almanac/domain/language/plural';
import type { en } from './en.ts';

export const de = {
  'teams.directory.title': 'Teamverwaltung',
  'teams.directory.subtitle': 'Teams verwalten, Mitglieder zuordnen und Auslastung verfolgen.',
  'teams.directory.create': 'Team anlegen',
  'teams.directory.active': 'Aktiv',
  'teams.directory.inactive': 'Inaktiv',
  'teams.directory.status': 'Status',
  'teams.directory.filter': 'Teams filtern',
  'teams.directory.search': 'Suchen',
  'teams.directory.searchPlaceholder': 'Teams suchen …',
  'teams.directory.allStatus': 'Jeder Status',
  'teams.directory.filtersInUse': 'Aktive Filter',
  'teams.directory.searchFilter': ({ words }) => `Suche: ${words}`,
  'teams.directory.departmentFilter': ({ name }) => `Abteilung: ${name}`,
  'teams.directory.unknownDepartmentFilter': 'Abteilung: unbekannt',
  'teams.directory.statusFilter': ({ status }) => `Status: ${status}`,
  'teams.directory.removeFilter': ({ filter }) => `Filter entfernen: ${filter}`,
  'teams.directory.teams': 'Teams',
  'teams.directory.pages': 'Teams',
  'teams.directory.notLoaded': 'Die Teams konnten nicht geladen werden',
  'teams.directory.loading': 'Die Teams werden geladen',
  'teams.directory.found': ({ count }, { locale }) => {
    const number = formatNumber(count, locale);
    return plural('de', count, { one: `${number} Team gefunden`, other: `${number} Teams gefunden` });
  },
  'teams.directory.showing': ({ shown, total }, { locale }) =>
    `${formatNumber(shown, locale)} von ${formatNumber(total, locale)} Teams`,
  'teams.directory.createFirst': 'Erstes Team anlegen',
  'teams.directory.noMatch': 'Kein Team passt zu den Filtern',
  'teams.directory.noMatchHint': 'Versuchen Sie andere Suchbegriffe oder Filter',
  'teams.directory.noneOfOwn': 'Sie sind noch in keinem Team',
  'teams.directory.noneOfOwnHint': 'Hier erscheinen Teams, die Sie leiten oder denen Sie angehören.',
  'teams.directory.none': 'Keine Teams gefunden',
  'teams.directory.noneToCreate': 'Legen Sie zum Einstieg Ihr erstes Team an',
  'teams.directory.noneHint': 'Teams erscheinen hier, sobald sie angelegt sind.',
  'teams.directory.deleting': 'Wird gelöscht …',
  'teams.directory.noDescription': 'Keine Beschreibung',
  'teams.directory.departmentOfTeam': 'Abteilung',
  'teams.directory.leadOfTeam': 'Teamleitung',
  'teams.directory.deactivatedLead': ({ lead }) => `${lead} · deaktiviert`,
  'teams.directory.members': 'Mitglieder',
  'teams.directory.memberCount': ({ count }, { locale }) => {
    const number = formatNumber(count, locale);
    return plural('de', count, { one: `${number} Mitglied`, other: `${number} Mitglieder` });
  },
  'teams.directory.actionsFor': ({ name }) => `Aktionen für ${name}`,
  'teams.directory.viewDetails': 'Einzelheiten anzeigen',
  'teams.directory.edit': 'Bearbeiten',
  'teams.directory.delete': 'Löschen',
  'teams.directory.editTitle': 'Team bearbeiten',
  'teams.directory.deleteTitle': 'Team löschen',
  'teams.directory.deleteQuestion': ({ name }) =>
    `Möchten Sie das Team „${name}“ wirklich löschen? Das lässt sich nicht rückgängig machen.`,
  'teams.directory.deletesMemberships': 'Alle früheren und jetzigen Mitgliedschaften werden mit gelöscht.',
  'teams.directory.deletesMembershipsOf': ({ count }, { locale }) => {
    const number = formatNumber(count, locale);
    return plural('de', count, {
      one: `Alle früheren und jetzigen Mitgliedschaften werden mit gelöscht. Zurzeit hat das Team ${number} Mitglied.`,
      other: `Alle früheren und jetzigen Mitgliedschaften werden mit gelöscht. Zurzeit hat das Team ${number} Mitglieder.`,
    });
  },
  'teams.directory.deleted': 'Team gelöscht',
  'teams.directory.departmentFixed': 'Die Abteilung lässt sich nicht ändern.',
  'teams.directory.noLead': 'Keine Teamleitung',
  'teams.directory.optionalDescription': 'Beschreibung (optional)',
  'teams.directory.nameFree': 'Dieser Name ist frei',
  'teams.directory.nameNotFree': 'Dieser Name ist in der Abteilung vergeben',
  'teams.directory.checkingName': 'Der Name wird geprüft …',
  'teams.directory.nameHint': 'Einmalig unter den Teams der Abteilung.',
  'teams.directory.creating': 'Wird angelegt …',
  'teams.directory.created': 'Team angelegt',
  'teams.directory.notCreated': 'Das Team wurde nicht angelegt',
  'teams.directory.save': 'Änderungen speichern',
  'teams.directory.saving': 'Wird gespeichert …',
  'teams.directory.saved': 'Team gespeichert',
  'teams.directory.notSaved': 'Das Team wurde nicht gespeichert',
} satisfies Catalogue<typeof en>;
