import { formatNumber } from '@almanac/domain/language/formats';
import type { Catalogue } from '@almanac/domain/language/message';
import type { en } from './select-en.ts';

export const es = {
  'teams.directory.moreToFind': ({ count }, { locale }) =>
    `${formatNumber(count, locale)} más: escriba un nombre para encontrarlos.`,
} satisfies Catalogue<typeof en>;
