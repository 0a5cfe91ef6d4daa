import type { Catalogue } from '@almanac/domain/language/message';
import type { en } from './key-en.ts';

export const de = {
  'shell.palette.keyApprove': 'Genehmigen',
  'shell.palette.keyNextPrevious': 'Nächster Antrag, voriger Antrag',
  'shell.palette.keyReject': 'Ablehnen',
  'shell.palette.keySelect': 'Auswählen',
  'shell.palette.keyShowKeys': 'Diese Tastenkürzel anzeigen',
  'shell.palette.keySidebar': 'Seitenleiste ein- oder ausblenden',
  'shell.palette.keySubmit': 'Formular absenden',
  'shell.palette.keySubmitName': 'Eingabe',
  'shell.palette.keyUndo': 'Meine letzte Entscheidung rückgängig machen',
  'shell.palette.keys': 'Tastenkürzel',
  'shell.palette.keysEverywhere': 'Überall',
  'shell.palette.keysLetters': 'Buchstaben',
  'shell.palette.lettersOff': ({ profile }) =>
    `Auf dem Mac gilt Cmd statt Strg. Tastenkürzel mit einem Buchstaben schalten Sie im ${profile} aus.`,
  'shell.palette.lettersOn': ({ profile }) =>
    `Auf dem Mac gilt Cmd statt Strg. Tastenkürzel mit einem Buchstaben schalten Sie im ${profile} ein.`,
  'shell.palette.lettersProfile': 'Profil',
} satisfies Catalogue<typeof en>;
