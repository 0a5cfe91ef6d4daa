export const en = {
  'time-off.staffing.team': 'Team',
  'time-off.staffing.startDate': 'Start date',
  'time-off.staffing.endDate': 'End date',
  'time-off.staffing.periodTooLong': ({ most }: { most: number }) =>
    `The period must be at most ${most} days long`,
};
