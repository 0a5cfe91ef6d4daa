import { event } from '../events/event.ts';
import { changedWords } from '../records/logged-record.ts';
import { settingsFields } from './settings-fields.ts';

export const settingsChanged = event('settings.changed', {
  isPublic: true,
  text: ({ changes }) => `Changed the settings: ${changedWords(settingsFields, changes)}`,
});

export const settingsCopied = event('settings.copied', {
  text: () => 'Copied the settings from the environment',
});

export const settingsEvents = {
  'settings.changed': settingsChanged,
  'settings.copied': settingsCopied,
} as const;
