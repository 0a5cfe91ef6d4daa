/** The parts of a balance's bar, each after its amount. */
export const en = {
  'time-off.balances.barLeft': 'left',
  'time-off.balances.barPending': 'pending',
  'time-off.balances.barUsed': 'used',
};
