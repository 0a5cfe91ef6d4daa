import type { Catalogue } from '@almanac/domain/language/message';
import { plural } from '@almanac/domain/language/plural';
import type { en } from './en.ts';

export const de = {
  'people.accounts.title': 'Personenverwaltung',
  'people.accounts.counts': ({ total, active }) => `Personen insgesamt: ${total} | Aktiv: ${active}`,
  'people.accounts.import': 'Importieren',
  'people.accounts.invite': 'Person einladen',
  'people.accounts.withoutStart': ({ count }) =>
    plural('de', count, {
      one: `${count} aktive Person ohne Beschäftigungsbeginn`,
      other: `${count} aktive Personen ohne Beschäftigungsbeginn`,
    }),
  'people.accounts.withoutStartHint':
    'Sie erhalten in jedem Urlaubsjahr den vollen Anspruch, auch in dem ihres Eintritts.',
  'people.accounts.showThem': 'Anzeigen',
  'people.accounts.found': ({ count }) =>
    plural('de', count, { one: `${count} Person gefunden`, other: `${count} Personen gefunden` }),
  'people.accounts.pages': 'Personen',
  'people.accounts.notLoaded': 'Die Personen konnten nicht geladen werden',
  'people.accounts.loading': 'Die Personen werden geladen …',
  'people.accounts.noMatch': 'Keine Person passt zu den Filtern',
  'people.accounts.noMatchHint':
    'Versuchen Sie einen anderen Namen, Status, eine andere Rolle oder Abteilung.',
  'people.accounts.filter': 'Personen filtern',
  'people.accounts.search': 'Suchen',
  'people.accounts.searchPlaceholder': 'Name oder E-Mail suchen …',
  'people.accounts.allRoles': 'Alle Rollen',
  'people.accounts.allStatus': 'Jeder Status',
  'people.accounts.incompleteProfiles': 'Unvollständige Profile',
  'people.accounts.anyProfile': 'Alle',
  'people.accounts.users': 'Personen',
  'people.accounts.lastSignIn': 'Letzte Anmeldung',
  'people.accounts.select': ({ name }) => `${name} auswählen`,
  'people.accounts.selectAll': 'Alle auswählen',
  'people.accounts.selected': ({ count }) => `${count} ausgewählt`,
  'people.accounts.you': 'Sie',
  'people.accounts.lastDayOn': ({ day }) => `Letzter Arbeitstag ${day}`,
  'people.accounts.neverSignedIn': 'Nie angemeldet',
  'people.accounts.active': 'Aktiv',
  'people.accounts.inactive': 'Inaktiv',
  'people.accounts.noDepartment': 'Keine Abteilung',
  'people.accounts.noStart': 'Kein Beschäftigungsbeginn',
  'people.accounts.bulkRole': 'Rolle …',
  'people.accounts.bulkDepartment': 'Abteilung …',
  'people.accounts.bulkDeactivate': 'Deaktivieren …',
  'people.accounts.bulkMenu': 'Ausgewählte Personen ändern',
  'people.accounts.changed': ({ count }) =>
    plural('de', count, { one: `${count} Person geändert`, other: `${count} Personen geändert` }),
  'people.accounts.noneChanged': 'Niemand wurde geändert',
  'people.accounts.notChanged': ({ count }) =>
    plural('de', count, {
      one: `${count} Person wurde nicht geändert`,
      other: `${count} Personen wurden nicht geändert`,
    }),
  'people.accounts.notChangedReason': ({ name, reason }) => `${name}: ${reason}`,
  'people.accounts.actions': ({ name }) => `Aktionen für ${name}`,
  'people.accounts.edit': 'Bearbeiten',
  'people.accounts.changeRole': 'Rolle ändern',
  'people.accounts.requestOnBehalf': 'Für die Person beantragen',
  'people.accounts.deputies': 'Vertretungen',
  'people.accounts.sendWelcome': 'Willkommens-E-Mail senden',
  'people.accounts.sendWelcomeAgain': 'Willkommens-E-Mail erneut senden',
  'people.accounts.welcomeSent': 'Willkommens-E-Mail gesendet',
  'people.accounts.welcomeNotSent': 'Die Willkommens-E-Mail wurde nicht gesendet',
  'people.accounts.removePhoto': 'Foto entfernen',
  'people.accounts.exportData': 'Daten exportieren',
  'people.accounts.offboard': 'Austritt vorbereiten …',
  'people.accounts.deactivate': 'Deaktivieren',
  'people.accounts.changeEmployments': 'Arbeitsverhältnisse …',
  'people.accounts.reactivate': 'Reaktivieren',
  'people.accounts.erase': 'Daten löschen',
} satisfies Catalogue<typeof en>;
