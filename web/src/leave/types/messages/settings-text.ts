import '@almanac/domain/leave/types/messages/type-message';
import { defineMessages } from '../../../language/messages.ts';
import { en as settingsEn } from './settings-en.ts';

export const { text: settingsText, rich: settingsRich } = defineMessages(settingsEn, {
  de: async () => (await import('./settings-de.ts')).de,
  fr: async () => (await import('./settings-fr.ts')).fr,
  es: async () => (await import('./settings-es.ts')).es,
  ar: async () => (await import('./settings-ar.ts')).ar,
});
