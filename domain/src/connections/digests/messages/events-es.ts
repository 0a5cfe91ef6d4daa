import { formatNumber } from '../../../language/formats.ts';
import type { Catalogue } from '../../../language/message.ts';
import { plural } from '../../../language/plural.ts';
import type { en } from './events-en.ts';

export const es = {
  'connections.events.digestsPrepared': ({ people }, { locale }) => {
    const count = formatNumber(people, locale);
    return plural('es', people, {
      one: `Resumen preparado para ${count} persona`,
      other: `Resúmenes preparados para ${count} personas`,
    });
  },
} satisfies Catalogue<typeof en>;
