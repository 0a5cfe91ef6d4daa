import { event } from '../events/event.ts';
import { changedLabels } from '../records/logged-record.ts';
import { eventMessage } from './messages/event-message.ts';
import { settingsFields } from './settings-fields.ts';

export const settingsChanged = event('settings.changed', {
  isPublic: true,
  text: ({ changes }) =>
    eventMessage('settings.events.changed', { fields: changedLabels(settingsFields, changes) }),
});

export const settingsCopied = event('settings.copied', {
  text: () => eventMessage('settings.events.copied'),
});

export const settingsEvents = {
  'settings.changed': settingsChanged,
  'settings.copied': settingsCopied,
} as const;
