import type { Catalogue } from '@almanac/domain/language/message';
import type { en } from './key-en.ts';

export const fr = {
  'shell.palette.keyApprove': 'Approuver',
  'shell.palette.keyNextPrevious': 'Demande suivante, demande précédente',
  'shell.palette.keyReject': 'Refuser',
  'shell.palette.keySelect': 'Sélectionner',
  'shell.palette.keyShowKeys': 'Afficher ces raccourcis',
  'shell.palette.keySidebar': 'Afficher ou masquer la barre latérale',
  'shell.palette.keySubmit': 'Envoyer le formulaire',
  'shell.palette.keySubmitName': 'Entrée',
  'shell.palette.keyUndo': 'Annuler ma dernière décision',
  'shell.palette.keys': 'Raccourcis clavier',
  'shell.palette.keysEverywhere': 'Partout',
  'shell.palette.keysLetters': 'Lettres',
  'shell.palette.lettersOff': ({ profile }) =>
    `Sur un Mac, utilisez Cmd au lieu de Ctrl. Désactivez les raccourcis à une touche dans votre ${profile}.`,
  'shell.palette.lettersOn': ({ profile }) =>
    `Sur un Mac, utilisez Cmd au lieu de Ctrl. Activez les raccourcis à une touche dans votre ${profile}.`,
  'shell.palette.lettersProfile': 'profil',
} satisfies Catalogue<typeof en>;
