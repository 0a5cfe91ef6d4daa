import { defineMessages } from '../../../language/messages.ts';
import { en as formEn } from './form-en.ts';

export const { text: formText } = defineMessages(formEn, {
  de: async () => (await import('./form-de.ts')).de,
  fr: async () => (await import('./form-fr.ts')).fr,
  es: async () => (await import('./form-es.ts')).es,
  ar: async () => (await import('./form-ar.ts')).ar,
});
