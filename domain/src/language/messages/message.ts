import { messagesOf } from '../message.ts';
import { en } from './en.ts';

/** Creates a message that all slices share. */
export const commonMessage = messagesOf(en, {
  de: async () => (await import('./de.ts')).de,
  fr: async () => (await import('./fr.ts')).fr,
  es: async () => (await import('./es.ts')).es,
  ar: async () => (await import('./ar.ts')).ar,
});
