import '@almanac/domain/teams/directory/messages/message';
import '@almanac/domain/teams/members/messages/message';
import { defineMessages } from '../../../language/messages.ts';
import { en } from './dialogs-en.ts';

export const { text, rich } = defineMessages(en, {
  de: async () => (await import('./dialogs-de.ts')).de,
  fr: async () => (await import('./dialogs-fr.ts')).fr,
  es: async () => (await import('./dialogs-es.ts')).es,
  ar: async () => (await import('./dialogs-ar.ts')).ar,
});
