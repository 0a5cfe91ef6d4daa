import { defineMessages } from '../../../language/messages.ts';
import { en as dialogsEn } from './dialogs-en.ts';

export const { text: dialogsText, rich: dialogsRich } = defineMessages(dialogsEn, {
  de: async () => (await import('./dialogs-de.ts')).de,
  fr: async () => (await import('./dialogs-fr.ts')).fr,
  es: async () => (await import('./dialogs-es.ts')).es,
  ar: async () => (await import('./dialogs-ar.ts')).ar,
});
