import { formatNumber } from '@almanac/domain/language/formats';
import type { Texts } from '@almanac/domain/language/message';

export const en = {
  'time-off.booking.morePeople': ({ count }: { count: number }, { locale }: Texts) =>
    `${formatNumber(count, locale)} more: type a name or email to find them.`,
};
