import '@almanac/domain/time-off/corrections/messages/message';
import { defineMessages } from '../../../language/messages.ts';
import '@almanac/domain/time-off/requests/messages/rule-message';
import { en } from './form-en.ts';

export const { text: formText } = defineMessages(en, {
  de: async () => (await import('./form-de.ts')).de,
  fr: async () => (await import('./form-fr.ts')).fr,
  es: async () => (await import('./form-es.ts')).es,
  ar: async () => (await import('./form-ar.ts')).ar,
});
