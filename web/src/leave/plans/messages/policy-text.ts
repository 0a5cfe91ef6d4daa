import '@almanac/domain/leave/plans/messages/message';
import { defineMessages } from '../../../language/messages.ts';
import { en as policyEn } from './policy-en.ts';

export const { text: policyText, rich: policyRich } = defineMessages(policyEn, {
  de: async () => (await import('./policy-de.ts')).de,
  fr: async () => (await import('./policy-fr.ts')).fr,
  es: async () => (await import('./policy-es.ts')).es,
  ar: async () => (await import('./policy-ar.ts')).ar,
});
