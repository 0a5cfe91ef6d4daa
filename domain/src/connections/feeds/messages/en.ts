import type { Message, Said, Texts } from '../../../language/message.ts';

/** What an event of a calendar says, and more of it in brackets. */
export interface What {
  what: Said;
}

export const en = {
  'connections.feeds.feed': 'The calendar feed',
  'connections.feeds.ownHasNoGroup': 'A feed of your own time off has no department or team',
  'connections.feeds.oneGroup': 'Choose a department or a team, not both',
  'connections.feeds.noSuchDepartment': 'There is no such department',
  'connections.feeds.noSuchTeam': 'There is no such team',
  'connections.feeds.tooMany': ({ most }: { most: number }) =>
    `You already have ${most} calendar feeds. End one first`,
  'connections.feeds.fetches': 'Fetches of this calendar',

  'connections.feeds.myTimeOff': ({ company }: { company: string }) => `My time off (${company})`,
  'connections.feeds.away': ({ company }: { company: string }) => `Away (${company})`,
  'connections.feeds.awayOf': ({ group, company }: { group: string; company: string }) =>
    `Away: ${group} (${company})`,
  'connections.feeds.person': ({ name, what }: What & { name: Said }, texts: Texts) =>
    `${texts.text(name)}: ${texts.text(what)}`,
  'connections.feeds.someone': 'Someone',
  'connections.feeds.pending': ({ what }: What, texts: Texts) => `${texts.text(what)} (pending)`,
  'connections.feeds.morning': ({ what }: What, texts: Texts) => `${texts.text(what)} (morning)`,
  'connections.feeds.afternoon': ({ what }: What, texts: Texts) => `${texts.text(what)} (afternoon)`,
  'connections.feeds.hours': ({ what, hours }: What & { hours: Message }, texts: Texts) =>
    `${texts.text(what)} (${texts.text(hours)})`,
  'connections.feeds.fromNoon': ({ what }: What, texts: Texts) =>
    `${texts.text(what)} (from noon on the first day)`,
  'connections.feeds.untilNoon': ({ what }: What, texts: Texts) =>
    `${texts.text(what)} (until noon on the last day)`,
  'connections.feeds.fromNoonUntilNoon': ({ what }: What, texts: Texts) =>
    `${texts.text(what)} (from noon on the first day until noon on the last day)`,
};
