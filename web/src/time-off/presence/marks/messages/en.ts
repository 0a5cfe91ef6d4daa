import type { RequestStatus } from '@almanac/domain/time-off/requests/vocabulary';

interface Counted {
  count: number;
}

const states: Record<RequestStatus, string> = {
  PENDING: 'pending',
  APPROVED: 'approved',
  REJECTED: 'rejected',
  CANCELLED: 'cancelled',
};

export const en = {
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
