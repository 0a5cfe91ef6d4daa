import type { Catalogue } from '../../../language/message.ts';
import type { en } from './events-en.ts';

export const de = {
  'connections.events.channelCreated': ({ name }) => `Chat-Kanal ${name} hinzugefügt`,
  'connections.events.channelChanged': ({ name }) => `Chat-Kanal ${name} geändert`,
  'connections.events.channelDeleted': ({ name }) => `Chat-Kanal ${name} gelöscht`,
  'connections.events.channelTested': ({ name }) => `Test im Chat-Kanal ${name} gepostet`,
  'connections.events.channelNotTested': ({ name }) =>
    `Test im Chat-Kanal ${name} gepostet, nicht angenommen`,
  'connections.events.channelPrepared': ({ name }) => `Nachrichten für den Chat-Kanal ${name} vorbereitet`,
} satisfies Catalogue<typeof en>;
