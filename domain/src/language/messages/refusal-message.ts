import { messagesOf } from '../message.ts';
import { en } from './refusals-en.ts';

/** Creates the message of a refusal that all slices share; apart, as every page has code that refuses. */
export const refusalMessage = messagesOf(en, {
  de: async () => (await import('./refusals-de.ts')).de,
  fr: async () => (await import('./refusals-fr.ts')).fr,
  es: async () => (await import('./refusals-es.ts')).es,
  ar: async () => (await import('./refusals-ar.ts')).ar,
});
