import { allowed } from '@almanac/domain/refusal';
import { checkNewTotal } from '@almanac/domain/time-off/balances/leave-balance';
import { type LeaveBalance, SetBalance } from '@almanac/domain/time-off/balances/schema';

/** The schema of the new totals with the rules that can be judged before they are sent. */
export function setBalanceSchema(balance: LeaveBalance) {
  return SetBalance.superRefine(({ vacationDaysTotal, sickDaysTotal }, context) => {
    const totals = [
      { field: 'vacationDaysTotal', total: vacationDaysTotal, used: balance.vacationDaysUsed },
      { field: 'sickDaysTotal', total: sickDaysTotal, used: balance.sickDaysUsed },
    ] as const;
    for (const { field, total, used } of totals) {
      const decision = total === undefined ? allowed : checkNewTotal(total, { used }, field);
      if (!decision.refused) continue;
      for (const { path, message } of decision.issues ?? []) {
        context.addIssue({ code: 'custom', path: [path], message });
      }
    }
    if (vacationDaysTotal === balance.vacationDaysTotal && sickDaysTotal === balance.sickDaysTotal) {
      context.addIssue({
        code: 'custom',
        path: ['vacationDaysTotal'],
        message: 'Change the vacation days or the sick days',
      });
    }
  });
}

/** Only the totals that differ from the balance: a total that stays needs no record. */
export function changedTotals(
  { vacationDaysTotal, sickDaysTotal, reason }: SetBalance,
  balance: LeaveBalance,
): SetBalance {
  return {
    ...(vacationDaysTotal !== balance.vacationDaysTotal && { vacationDaysTotal }),
    ...(sickDaysTotal !== balance.sickDaysTotal && { sickDaysTotal }),
    reason,
  };
}
