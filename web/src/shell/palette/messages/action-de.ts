import type { Catalogue } from '@almanac/domain/language/message';
import type { en } from './action-en.ts';

export const de = {
  'shell.palette.actions': 'Aktionen',
  'shell.palette.createTeam': 'Team anlegen',
  'shell.palette.createTeamWords': 'neu erstellen hinzufügen',
  'shell.palette.importPeople': 'Personen importieren',
  'shell.palette.importPeopleWords': 'csv einlesen',
  'shell.palette.invite': 'Person einladen',
  'shell.palette.inviteWords': 'neu anlegen hinzufügen',
  'shell.palette.nothingFound': 'Nichts gefunden. Versuchen Sie einen anderen Teil des Namens.',
  'shell.palette.onBehalf': 'Abwesenheit für andere beantragen',
  'shell.palette.onBehalfWords': 'im Namen von eintragen krank',
  'shell.palette.pages': 'Seiten',
  'shell.palette.placeholder': 'Person, Team, Seite oder Aktion',
  'shell.palette.requestTimeOffWords': 'urlaub krank frei antrag buchen neu',
  'shell.palette.search': 'Personen, Seiten und Aktionen suchen',
  'shell.palette.searching': 'Suche läuft …',
  'shell.palette.showKeys': 'Tastenkürzel anzeigen',
  'shell.palette.showKeysWords': 'tastatur shortcuts hilfe',
  'shell.palette.signOut': 'Abmelden',
  'shell.palette.signOutWords': 'ausloggen verlassen',
  'shell.palette.stillSignedIn': 'Sie sind noch angemeldet',
  'shell.palette.theme': ({ label }) => `Farbschema: ${label}`,
  'shell.palette.themeWords': 'farben dunkel hell modus',
} satisfies Catalogue<typeof en>;
