import type { Catalogue } from '@almanac/domain/language/message';
import type { RequestStatus } from '@almanac/domain/time-off/requests/vocabulary';
import type { en } from './en.ts';

const states: Record<RequestStatus, string> = {
  PENDING: 'offen',
  APPROVED: 'genehmigt',
  REJECTED: 'abgelehnt',
  CANCELLED: 'storniert',
};

export const de = {
  'time-off.presence.bridgeDays': 'Brückentage',
  'time-off.presence.bridgeOn': ({ day, bridge }) => `${day} – ${bridge}`,
  'time-off.presence.bridge': ({ bridge }) => `Brückentag: ${bridge}`,
  'time-off.presence.bridgeSpoken': ({ bridge }) => `Brückentag: ${bridge}`,
  'time-off.presence.dayNote': ({ day, note }) => `${day}: ${note}`,
  'time-off.presence.ownRequest': ({ type, status }) => `${type}, ${states[status]}`,
  'time-off.presence.othersAway': ({ count }) => `${count} abwesend`,
  'time-off.presence.shareAway': ({ away, people }) => `${away} von ${people} abwesend`,
  'time-off.presence.freeDays': 'Arbeitsfreie Tage',
  'time-off.presence.marksNotLoaded': ({ fault }) =>
    `Feiertage und freie Tage konnten nicht geladen werden. ${fault}`,
  'time-off.presence.yourTimeOff': 'Ihre Abwesenheit',
  'time-off.presence.theirTimeOff': 'Abwesenheit der Person',
  'time-off.presence.colleaguesAway': 'Andere abwesend',
  'time-off.presence.longerBar': 'Längerer Balken = mehr Abwesende',
} satisfies Catalogue<typeof en>;
