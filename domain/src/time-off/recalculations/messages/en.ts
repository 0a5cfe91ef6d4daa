export const en = {
  'time-off.recalculations.correction': 'Correction',
  'time-off.recalculations.reasonField': 'Reason',
  'time-off.recalculations.daysClosed': ({ name }: { name: string }) =>
    `The corrected days of ${name} are closed; accept the new balance or make an adjustment in the open year`,
  'time-off.recalculations.keptAlready':
    'This balance was kept as it was; delete the adjustment to undo that',
  'time-off.recalculations.acceptedAlready': 'The new balance was accepted; make an adjustment to change it',
};
