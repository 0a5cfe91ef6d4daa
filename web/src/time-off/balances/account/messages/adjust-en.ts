/** The form that adjusts an account. */
export const en = {
  'time-off.balances.adjustSave': 'Adjust',
  'time-off.balances.adjustSaving': 'Saving…',
  'time-off.balances.adjusted': 'Balance adjusted',
  'time-off.balances.notAdjusted': 'The balance was not adjusted',
  'time-off.balances.adjustType': 'Type',
  'time-off.balances.adjustAmount': 'Amount',
  'time-off.balances.adjustAmountHint': 'A negative amount deducts.',
  'time-off.balances.adjustDays': 'days',
  'time-off.balances.adjustHours': 'hours',
  'time-off.balances.adjustOn': 'On',
  'time-off.balances.adjustOnHint': 'Counts from this day.',
  'time-off.balances.adjustExpires': 'Expires on (optional)',
  'time-off.balances.adjustExpiresHint': 'Leave empty to carry it over like the rest.',
  'time-off.balances.adjustReason': 'Reason',
  'time-off.balances.adjustReasonHint': 'Shown in the statement; logged with your name.',
  'time-off.balances.moveSave': 'Move',
  'time-off.balances.expiryMoved': 'Expiry moved',
  'time-off.balances.expiryNotMoved': 'The expiry was not moved',
  'time-off.balances.moveYear': 'Leave of',
  'time-off.balances.moveTo': 'Expires on',
  'time-off.balances.moveToHint': 'Later than by the rules.',
  'time-off.balances.availableUnchanged': 'Available leave is unchanged.',
  'time-off.balances.availableChanged': ({
    type,
    before,
    after,
  }: {
    type: string;
    before: string;
    after: string;
  }) => `${type}: ${before} → ${after} available`,
  'time-off.balances.unlimited': 'no limit',
};
