import { defineMessages } from '../../language/messages.ts';
import { en as placeDialogEn } from './place-dialog-en.ts';

export const { text: placeDialogText } = defineMessages(placeDialogEn, {
  de: async () => (await import('./place-dialog-de.ts')).de,
  fr: async () => (await import('./place-dialog-fr.ts')).fr,
  es: async () => (await import('./place-dialog-es.ts')).es,
  ar: async () => (await import('./place-dialog-ar.ts')).ar,
});
