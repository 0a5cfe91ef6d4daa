import { formatNumber } from '../../../language/formats.ts';
import type { Catalogue } from '../../../language/message.ts';
import { plural } from '../../../language/plural.ts';
import type { en } from './events-en.ts';

export const ar = {
  'connections.events.digestsPrepared': ({ people }, { locale }) => {
    const count = formatNumber(people, locale);
    return plural('ar', people, {
      zero: 'لم يُحضَّر أي ملخص',
      one: 'حُضِّر ملخص لشخص واحد',
      two: 'حُضِّر ملخصان لشخصين',
      few: `حُضِّرت ملخصات لـ ${count} أشخاص`,
      many: `حُضِّرت ملخصات لـ ${count} شخصًا`,
      other: `حُضِّرت ملخصات لـ ${count} شخص`,
    });
  },
} satisfies Catalogue<typeof en>;
