export const en = {
  'connections.events.channelCreated': ({ name }: { name: string }) => `Added the chat channel ${name}`,
  'connections.events.channelChanged': ({ name }: { name: string }) => `Changed the chat channel ${name}`,
  'connections.events.channelDeleted': ({ name }: { name: string }) => `Deleted the chat channel ${name}`,
  'connections.events.channelTested': ({ name }: { name: string }) =>
    `Posted a test to the chat channel ${name}`,
  'connections.events.channelNotTested': ({ name }: { name: string }) =>
    `Posted a test to the chat channel ${name}, which was not accepted`,
  'connections.events.channelPrepared': ({ name }: { name: string }) =>
    `Prepared the posts to the chat channel ${name}`,
};
