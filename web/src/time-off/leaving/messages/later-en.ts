import { periodText } from '@almanac/domain/calendar/date-text';
import type { Period } from '@almanac/domain/calendar/period';
import type { Texts } from '@almanac/domain/language/message';
import { plural } from '@almanac/domain/language/plural';

interface Counted {
  count: number;
}

interface OpenRequest {
  type: string;
  period: Period;
  isPending: boolean;
}

export const en = {
  'time-off.leaving.more': ({ count }: Counted) => `and ${count} more`,
  'time-off.leaving.request': ({ type, period, isPending }: OpenRequest, { locale }: Texts) => {
    const request = `${type}, ${periodText(period, locale)}`;
    return isPending ? `${request}, pending` : `${request}, approved`;
  },
  'time-off.leaving.loadingLater': 'Looking for time off after that day',
  'time-off.leaving.laterNotLoaded': "Couldn't load the time off after that day",
  'time-off.leaving.laterRequests': ({ count }: Counted) =>
    plural('en', count, {
      one: `${count} request after the new last day`,
      other: `${count} requests after the new last day`,
    }),
  'time-off.leaving.laterStays':
    "Saving doesn't cancel them. To end time off on the last day, use ‘Offboard’ instead.",
};
