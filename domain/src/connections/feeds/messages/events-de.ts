import type { Catalogue } from '../../../language/message.ts';
import type { en } from './events-en.ts';

export const de = {
  'connections.feeds.events.createdMine': 'Kalender-Feed angelegt: eigene Abwesenheiten',
  'connections.feeds.events.createdAway': 'Kalender-Feed angelegt: wer abwesend ist',
  'connections.feeds.events.createdAwayOf': ({ group }) =>
    `Kalender-Feed angelegt: wer in ${group} abwesend ist`,
  'connections.feeds.events.endedMine': ({ person }, texts) =>
    `Kalender-Feed von ${texts.text(person)} beendet: eigene Abwesenheiten`,
  'connections.feeds.events.endedAway': ({ person }, texts) =>
    `Kalender-Feed von ${texts.text(person)} beendet: wer abwesend ist`,
  'connections.feeds.events.endedAwayOf': ({ person, group }, texts) =>
    `Kalender-Feed von ${texts.text(person)} beendet: wer in ${group} abwesend ist`,
} satisfies Catalogue<typeof en>;
