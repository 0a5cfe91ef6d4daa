import { messagesOf } from '../../../language/message.ts';
import { en } from './rules-en.ts';

/** Creates a message about changes of an account or about deputies; apart, as every page has code with labels of accounts. */
export const ruleMessage = messagesOf(en, {
  de: async () => (await import('./rules-de.ts')).de,
  fr: async () => (await import('./rules-fr.ts')).fr,
  es: async () => (await import('./rules-es.ts')).es,
  ar: async () => (await import('./rules-ar.ts')).ar,
});
