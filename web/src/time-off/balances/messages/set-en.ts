/** The dialog that sets a person's totals. */
export const en = {
  'time-off.balances.setTitle': 'Adjust Leave Balance',
  'time-off.balances.setNotLoaded': 'Failed to load leave balance',
  'time-off.balances.setNothingChanged': 'Nothing was changed.',
  'time-off.balances.save': 'Save Balance',
  'time-off.balances.saving': 'Saving…',
  'time-off.balances.saved': 'Leave balance adjusted',
  'time-off.balances.notSaved': 'The leave balance was not changed',
  'time-off.balances.vacationTotal': 'Vacation days this leave year',
  'time-off.balances.sickTotal': 'Sick days this leave year',
  'time-off.balances.setReason': 'Reason',
  'time-off.balances.setReasonHint': 'Logged with your name.',
  'time-off.balances.noChange': 'Change the vacation days or the sick days',
};
