export const en = {
  'time-off.reports.type': 'Type',
  'time-off.reports.yearBetween': ({ first, last }: { first: number; last: number }) =>
    `year must be a year between ${first} and ${last}`,
};
