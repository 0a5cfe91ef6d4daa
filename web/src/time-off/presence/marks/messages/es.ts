import type { Catalogue } from '@almanac/domain/language/message';
import { plural } from '@almanac/domain/language/plural';
import type { RequestStatus } from '@almanac/domain/time-off/requests/vocabulary';
import type { en } from './en.ts';

const states: Record<RequestStatus, string> = {
  PENDING: 'pendiente',
  APPROVED: 'aprobada',
  REJECTED: 'rechazada',
  CANCELLED: 'cancelada',
};

export const es = {
  'time-off.presence.bridgeDays': 'Puentes',
  'time-off.presence.bridgeOn': ({ day, bridge }) => `${day} – ${bridge}`,
  'time-off.presence.bridge': ({ bridge }) => `Puente: ${bridge}`,
  'time-off.presence.bridgeSpoken': ({ bridge }) => `puente: ${bridge}`,
  'time-off.presence.dayNote': ({ day, note }) => `${day}: ${note}`,
  'time-off.presence.ownRequest': ({ type, status }) => `${type}, ${states[status]}`,
  'time-off.presence.othersAway': ({ count }) =>
    plural('es', count, { one: `${count} ausente`, other: `${count} ausentes` }),
  'time-off.presence.shareAway': ({ away, people }) => `${away} de ${people} ausentes`,
  'time-off.presence.freeDays': 'Días libres',
  'time-off.presence.marksNotLoaded': ({ fault }) =>
    `No se han podido cargar los festivos y días libres. ${fault}`,
  'time-off.presence.yourTimeOff': 'Sus ausencias',
  'time-off.presence.theirTimeOff': 'Ausencias de la persona',
  'time-off.presence.colleaguesAway': 'Otras personas ausentes',
  'time-off.presence.longerBar': 'Barra más larga = más personas ausentes',
} satisfies Catalogue<typeof en>;
