/** Pay-outs. */
export const en = {
  'time-off.balances.payOut': 'Pay Out…',
  'time-off.balances.payoutTitle': 'Record Pay-out',
  'time-off.balances.payoutSave': 'Record',
  'time-off.balances.payoutSaving': 'Saving…',
  'time-off.balances.payoutSaved': 'Pay-out recorded',
  'time-off.balances.payoutDetail': ({ type, amount }: { type: string; amount: string }) =>
    `${type}: ${amount}`,
  'time-off.balances.payoutNotSaved': 'The pay-out was not recorded',
  'time-off.balances.payoutTypeLabel': 'Type',
  'time-off.balances.payoutAmountLabel': 'Amount',
  'time-off.balances.payoutDays': 'days',
  'time-off.balances.payoutHours': 'hours',
  'time-off.balances.payoutOnLabel': 'On',
  'time-off.balances.payoutReasonLabel': 'Reason (optional)',
  'time-off.balances.payoutReasonHint': 'Shown in the statement; logged with your name.',
  'time-off.balances.payoutWhileEmployed': 'Before the last day of employment',
  'time-off.balances.payoutWhileEmployedHint':
    "Statutory leave can't be paid out while someone is employed; only what exceeds it can.",
  'time-off.balances.payableLeft': ({ amount }: { amount: string }) => `${amount} payable`,
};
