import type { Catalogue } from '../../../language/message.ts';
import type { en } from './events-en.ts';

export const fr = {
  'connections.feeds.events.createdMine': 'Création d’un flux de calendrier : propres absences',
  'connections.feeds.events.createdAway': 'Création d’un flux de calendrier : qui est absent',
  'connections.feeds.events.createdAwayOf': ({ group }) =>
    `Création d’un flux de calendrier : qui est absent dans ${group}`,
  'connections.feeds.events.endedMine': ({ person }, texts) =>
    `Fin d’un flux de calendrier de ${texts.text(person)} : propres absences`,
  'connections.feeds.events.endedAway': ({ person }, texts) =>
    `Fin d’un flux de calendrier de ${texts.text(person)} : qui est absent`,
  'connections.feeds.events.endedAwayOf': ({ person, group }, texts) =>
    `Fin d’un flux de calendrier de ${texts.text(person)} : qui est absent dans ${group}`,
} satisfies Catalogue<typeof en>;
