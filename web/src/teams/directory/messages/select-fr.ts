import { formatNumber } from '@almanac/domain/language/formats';
import type { Catalogue } from '@almanac/domain/language/message';
import { plural } from '@almanac/domain/language/plural';
import type { en } from './select-en.ts';

export const fr = {
  'teams.directory.moreToFind': ({ count }, { locale }) =>
    plural('fr', count, {
      one: `${formatNumber(count, locale)} autre : saisissez un nom.`,
      other: `${formatNumber(count, locale)} autres : saisissez un nom.`,
    }),
} satisfies Catalogue<typeof en>;
