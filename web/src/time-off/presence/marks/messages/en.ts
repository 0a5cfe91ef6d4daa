import { formatNumber } from '@almanac/domain/language/formats';
import type { Texts } from '@almanac/domain/language/message';
import { plural } from '@almanac/domain/language/plural';
import type { RequestStatus } from '@almanac/domain/time-off/requests/vocabulary';

interface Counted {
  count: number;
}

interface Percent {
  percent: number;
}

interface PeopleAway extends Percent {
  day: string;
  away: number;
  people: number;
}

const states: Record<RequestStatus, string> = {
  PENDING: 'pending',
  APPROVED: 'approved',
  REJECTED: 'rejected',
  CANCELLED: 'cancelled',
};

export const en = {
  'time-off.presence.capacityWarning': 'Team capacity warning',
  'time-off.presence.capacityCaution': 'Team capacity caution',
  'time-off.presence.capacityOver': ({ percent, limit }: Percent & { limit: number }, { locale }: Texts) =>
    `Up to ${percent}% away: exceeds the capacity limit of ${formatNumber(limit, locale)}% of the department.`,
  'time-off.presence.capacityNear': ({ percent }: Percent) =>
    `Up to ${percent}% away: more than half of the department.`,
  'time-off.presence.capacityFine': ({ percent }: Percent) =>
    `Team capacity is fine: at most ${percent}% of the department away.`,
  'time-off.presence.capacityOnDay': ({ day, away, people, percent }: PeopleAway) =>
    `${day}: ${away} of ${people} away (${percent}%)`,
  'time-off.presence.moreDays': ({ count }: Counted) =>
    plural('en', count, { one: `and ${count} more day`, other: `and ${count} more days` }),
  'time-off.presence.bridgeDays': 'Bridge days',
  'time-off.presence.bridgeOn': ({ day, bridge }: { day: string; bridge: string }) => `${day} – ${bridge}`,
  'time-off.presence.bridge': ({ bridge }: { bridge: string }) => `Bridge day: ${bridge}`,
  'time-off.presence.bridgeSpoken': ({ bridge }: { bridge: string }) => `bridge day: ${bridge}`,
  'time-off.presence.dayNote': ({ day, note }: { day: string; note: string }) => `${day}: ${note}`,
  'time-off.presence.ownRequest': ({ type, status }: { type: string; status: RequestStatus }) =>
    `${type}, ${states[status]}`,
  'time-off.presence.othersAway': ({ count }: Counted) => `${count} away`,
  'time-off.presence.shareAway': ({ away, people }: { away: number; people: number }) =>
    `${away} of ${people} away`,
  'time-off.presence.freeDays': 'Free days',
  'time-off.presence.marksNotLoaded': ({ fault }: { fault: string }) =>
    `Couldn't load holidays and free days. ${fault}`,
  'time-off.presence.yourTimeOff': 'Your time off',
  'time-off.presence.theirTimeOff': 'Their time off',
  'time-off.presence.colleaguesAway': 'Colleagues away',
  'time-off.presence.longerBar': 'Longer bar = more people away',
};
