import { formatNumber } from '../../../language/formats.ts';
import type { Catalogue } from '../../../language/message.ts';
import { plural } from '../../../language/plural.ts';
import type { en } from './events-en.ts';

export const fr = {
  'connections.events.digestsPrepared': ({ people }, { locale }) => {
    const count = formatNumber(people, locale);
    return plural('fr', people, {
      one: `Récapitulatif préparé pour ${count} personne`,
      other: `Récapitulatifs préparés pour ${count} personnes`,
    });
  },
} satisfies Catalogue<typeof en>;
