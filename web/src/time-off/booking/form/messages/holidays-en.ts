import { formatList } from '@almanac/domain/language/formats';
import type { Texts } from '@almanac/domain/language/message';

export const en = {
  'time-off.booking.holidaysMissing': ({ years }: { years: readonly string[] }, { locale }: Texts) =>
    `Public holidays of ${formatList(years, locale)} haven't been entered yet; this may change.`,
};
