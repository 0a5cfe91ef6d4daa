import { defineMessages } from '../../../language/messages.ts';
import './rules.ts';
import { en } from './dialogs-en.ts';

export const { text, rich } = defineMessages(en, {
  de: async () => (await import('./dialogs-de.ts')).de,
  fr: async () => (await import('./dialogs-fr.ts')).fr,
  es: async () => (await import('./dialogs-es.ts')).es,
  ar: async () => (await import('./dialogs-ar.ts')).ar,
});
