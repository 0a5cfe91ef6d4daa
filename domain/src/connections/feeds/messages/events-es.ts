import type { Catalogue } from '../../../language/message.ts';
import type { en } from './events-en.ts';

export const es = {
  'connections.feeds.events.createdMine': 'Fuente de calendario creada: ausencias propias',
  'connections.feeds.events.createdAway': 'Fuente de calendario creada: quién está ausente',
  'connections.feeds.events.createdAwayOf': ({ group }) =>
    `Fuente de calendario creada: quién está ausente en ${group}`,
  'connections.feeds.events.endedMine': ({ person }, texts) =>
    `Fuente de calendario de ${texts.text(person)} finalizada: ausencias propias`,
  'connections.feeds.events.endedAway': ({ person }, texts) =>
    `Fuente de calendario de ${texts.text(person)} finalizada: quién está ausente`,
  'connections.feeds.events.endedAwayOf': ({ person, group }, texts) =>
    `Fuente de calendario de ${texts.text(person)} finalizada: quién está ausente en ${group}`,
} satisfies Catalogue<typeof en>;
