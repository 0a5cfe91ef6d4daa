import { leaveYearAt } from '../../leave/earning/year-ends.ts';
import { type Amount, numberOf } from '../../leave/types/amount.ts';
import type { LeaveType } from '../../leave/types/leave-type.ts';
import type { LeaveFacts, Span } from '../balances/engine/leave-facts.ts';
import { ledger } from '../balances/engine/ledger.ts';
import type { RequestPreview } from './schema.ts';

/**
 * What the absence, once approved, takes from the grants of the person's other accounts to the end of its last leave
 * year, in days or hours. The accounts must exclude the absence itself.
 */
export function reducedLeave(
  { startDate, endDate, startHalf, endHalf, minutes }: Span,
  { reducesLeave, accounts }: Pick<LeaveType, 'reducesLeave'> & { accounts: readonly LeaveFacts[] },
): NonNullable<RequestPreview['reduces']> {
  if (reducesLeave === 'NONE' || minutes !== undefined) return [];
  const absence = { requestId: '', startDate, endDate, startHalf, endHalf, reduces: reducesLeave };
  return accounts.flatMap((facts) => {
    const reducing = [...(facts.reducing ?? []), absence].sort((one, other) =>
      one.startDate < other.startDate ? -1 : 1,
    );
    const taken = grantedBy(facts, endDate) - grantedBy({ ...facts, reducing }, endDate);
    if (taken <= 0) return [];
    const reduced = { type: facts.type.code, amount: numberOf(taken, facts.type.unit) };
    return [reducesLeave === 'FULL_MONTHS' ? { ...reduced, onlyByHr: true as const } : reduced];
  });
}

function grantedBy(facts: LeaveFacts, date: string): Amount {
  const { entries } = ledger(facts, leaveYearAt(facts, date).endDate);
  return entries.reduce((sum, { kind, amount }) => (kind === 'GRANT' ? sum + amount : sum), 0);
}
