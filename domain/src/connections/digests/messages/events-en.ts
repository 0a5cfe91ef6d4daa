import { formatNumber } from '../../../language/formats.ts';
import type { Texts } from '../../../language/message.ts';
import { plural } from '../../../language/plural.ts';

export const en = {
  'connections.events.digestsPrepared': ({ people }: { people: number }, { locale }: Texts) => {
    const count = formatNumber(people, locale);
    return plural('en', people, {
      one: `Prepared the digest of ${count} person`,
      other: `Prepared the digests of ${count} people`,
    });
  },
};
