import type { Catalogue } from '../../../language/message.ts';
import type { en } from './en.ts';

export const es = {
  'connections.feeds.feed': 'La fuente de calendario',
  'connections.feeds.ownHasNoGroup': 'Una fuente de sus propias ausencias no tiene departamento ni equipo',
  'connections.feeds.oneGroup': 'Elija un departamento o un equipo, no ambos',
  'connections.feeds.noSuchDepartment': 'No existe ese departamento',
  'connections.feeds.noSuchTeam': 'No existe ese equipo',
  'connections.feeds.tooMany': ({ most }) => `Ya tiene ${most} fuentes de calendario. Finalice una primero`,
  'connections.feeds.fetches': 'Consultas de este calendario',

  'connections.feeds.myTimeOff': ({ company }) => `Mis ausencias (${company})`,
  'connections.feeds.away': ({ company }) => `Ausentes (${company})`,
  'connections.feeds.awayOf': ({ group, company }) => `Ausentes: ${group} (${company})`,
  'connections.feeds.person': ({ name, what }, texts) => `${texts.text(name)}: ${texts.text(what)}`,
  'connections.feeds.someone': 'Alguien',
  'connections.feeds.pending': ({ what }, texts) => `${texts.text(what)} (pendiente)`,
  'connections.feeds.morning': ({ what }, texts) => `${texts.text(what)} (mañana)`,
  'connections.feeds.afternoon': ({ what }, texts) => `${texts.text(what)} (tarde)`,
  'connections.feeds.hours': ({ what, hours }, texts) => `${texts.text(what)} (${texts.text(hours)})`,
  'connections.feeds.fromNoon': ({ what }, texts) => `${texts.text(what)} (desde el mediodía del primer día)`,
  'connections.feeds.untilNoon': ({ what }, texts) =>
    `${texts.text(what)} (hasta el mediodía del último día)`,
  'connections.feeds.fromNoonUntilNoon': ({ what }, texts) =>
    `${texts.text(what)} (desde el mediodía del primer día hasta el mediodía del último)`,
} satisfies Catalogue<typeof en>;
