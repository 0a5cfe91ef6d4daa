import { formatNumber } from '../../../language/formats.ts';
import type { Texts } from '../../../language/message.ts';
import { plural } from '../../../language/plural.ts';

export const en = {
  'leave.types.days': ({ days }: { days: number }, { locale }: Texts) => {
    const number = formatNumber(days, locale);
    return plural('en', days, { one: `${number} day`, other: `${number} days` });
  },
  /** The hours in clock format, such as '3:05'. */
  'leave.types.hours': ({ clock }: { hours: number; clock: string }) => `${clock} hours`,
};
