export const en = {
  'time-off.balances.chart.caption': ({ type }: { type: string }) =>
    `Balance of ${type} at the end of each month`,
  'time-off.balances.chart.date': 'Date',
  'time-off.balances.chart.balance': 'Balance',
};
