import { formatNumber } from '@almanac/domain/language/formats';
import type { Catalogue } from '@almanac/domain/language/message';
import type { en } from './select-en.ts';

export const de = {
  'teams.directory.moreToFind': ({ count }, { locale }) =>
    `${formatNumber(count, locale)} weitere: Geben Sie zum Suchen einen Namen ein.`,
} satisfies Catalogue<typeof en>;
