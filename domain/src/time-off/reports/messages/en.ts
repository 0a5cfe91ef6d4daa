import { formatNumber } from '../../../language/formats.ts';
import type { Texts } from '../../../language/message.ts';

export const en = {
  'time-off.reports.type': 'Type',
  'time-off.reports.from': 'Start',
  'time-off.reports.to': 'End',
  'time-off.reports.toBeforeFrom': 'The end must be on or after the start',
  'time-off.reports.longestPeriod': 'A report covers at most 24 months',
  'time-off.reports.tooManyRows': ({ most }: { most: number }, { locale }: Texts) =>
    `At most ${formatNumber(most, locale)} rows are returned at once; choose fewer people a page, or export the report`,
  'time-off.reports.yearBetween': ({ first, last }: { first: number; last: number }) =>
    `year must be a year between ${first} and ${last}`,
};
