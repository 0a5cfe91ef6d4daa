import type { Catalogue } from '@almanac/domain/language/message';
import { plural } from '@almanac/domain/language/plural';
import type { RequestStatus } from '@almanac/domain/time-off/requests/vocabulary';
import type { en } from './en.ts';

const states: Record<RequestStatus, string> = {
  PENDING: 'en attente',
  APPROVED: 'approuvée',
  REJECTED: 'refusée',
  CANCELLED: 'annulée',
};

export const fr = {
  'time-off.presence.bridgeDays': 'Ponts',
  'time-off.presence.bridgeOn': ({ day, bridge }) => `${day} – ${bridge}`,
  'time-off.presence.bridge': ({ bridge }) => `Pont : ${bridge}`,
  'time-off.presence.bridgeSpoken': ({ bridge }) => `pont : ${bridge}`,
  'time-off.presence.dayNote': ({ day, note }) => `${day} : ${note}`,
  'time-off.presence.ownRequest': ({ type, status }) => `${type}, ${states[status]}`,
  'time-off.presence.othersAway': ({ count }) =>
    plural('fr', count, { one: `${count} absent`, other: `${count} absents` }),
  'time-off.presence.shareAway': ({ away, people }) =>
    plural('fr', away, { one: `${away} absent sur ${people}`, other: `${away} absents sur ${people}` }),
  'time-off.presence.freeDays': 'Jours non travaillés',
  'time-off.presence.marksNotLoaded': ({ fault }) =>
    `Impossible de charger les jours fériés et les jours non travaillés. ${fault}`,
  'time-off.presence.yourTimeOff': 'Vos absences',
  'time-off.presence.theirTimeOff': 'Ses absences',
  'time-off.presence.colleaguesAway': 'Collègues absents',
  'time-off.presence.longerBar': 'Barre plus longue = plus d’absents',
} satisfies Catalogue<typeof en>;
