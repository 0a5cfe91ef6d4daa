import { formatNumber } from '../../../language/formats.ts';
import type { Catalogue } from '../../../language/message.ts';
import { plural } from '../../../language/plural.ts';
import type { en } from './events-en.ts';

export const de = {
  'connections.events.digestsPrepared': ({ people }, { locale }) => {
    const count = formatNumber(people, locale);
    return plural('de', people, {
      one: `Übersicht für ${count} Person vorbereitet`,
      other: `Übersichten für ${count} Personen vorbereitet`,
    });
  },
} satisfies Catalogue<typeof en>;
