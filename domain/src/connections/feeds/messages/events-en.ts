import type { Said, Texts } from '../../../language/message.ts';

export const en = {
  'connections.feeds.events.createdMine': 'Created a calendar feed: own time off',
  'connections.feeds.events.createdAway': 'Created a calendar feed: who is away',
  'connections.feeds.events.createdAwayOf': ({ group }: { group: string }) =>
    `Created a calendar feed: who is away in ${group}`,
  'connections.feeds.events.endedMine': ({ person }: { person: Said }, texts: Texts) =>
    `Ended a calendar feed of ${texts.text(person)}: own time off`,
  'connections.feeds.events.endedAway': ({ person }: { person: Said }, texts: Texts) =>
    `Ended a calendar feed of ${texts.text(person)}: who is away`,
  'connections.feeds.events.endedAwayOf': (
    { person, group }: { person: Said; group: string },
    texts: Texts,
  ) => `Ended a calendar feed of ${texts.text(person)}: who is away in ${group}`,
};
