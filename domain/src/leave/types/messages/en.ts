import { formatNumber } from '../../../language/formats.ts';
import type { Texts } from '../../../language/message.ts';
import { plural } from '../../../language/plural.ts';

export interface Named {
  name: string;
}

export const en = {
  'leave.types.away': 'Away',
  'leave.types.noSuchType': 'There is no such type of time off',
  'leave.types.needsReason': ({ name }: Named) => `${name} needs a reason`,
  'leave.types.takesNoReason': ({ name }: Named) => `${name} takes no reason`,
  'leave.types.days': ({ days }: { days: number }, { locale }: Texts) => {
    const number = formatNumber(days, locale);
    return plural('en', days, { one: `${number} day`, other: `${number} days` });
  },
  /** The hours in clock format, such as '3:05'. */
  'leave.types.hours': ({ clock }: { hours: number; clock: string }) => `${clock} hours`,
};
