import { formatNumber } from '@almanac/domain/language/formats';
import type { Texts } from '@almanac/domain/language/message';

interface Counted {
  count: number;
}

export const en = {
  'teams.directory.moreToFind': ({ count }: Counted, { locale }: Texts) =>
    `${formatNumber(count, locale)} more: type a name to find them.`,
};
