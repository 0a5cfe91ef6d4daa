import { allowed, type Decision, refuseInput } from '@almanac/domain/refusal';
import { checkNewTotal } from '@almanac/domain/time-off/balances/balance-rules';
import { type LeaveBalance, SetBalance } from '@almanac/domain/time-off/balances/schema';
import * as z from 'zod/mini';
import { validatedBy } from '../../platform/forms/refusal-at-field.ts';
import { text } from './messages/set-text.ts';

/** Schema of the new totals with the rules that can be checked locally. The output has only the changes. */
export function setBalanceSchema({
  vacationDaysTotal,
  vacationDaysUsed,
  sickDaysTotal,
  sickDaysUsed,
  vacationIsCounted,
  sickIsCounted,
}: LeaveBalance) {
  return z.pipe(
    SetBalance.check(
      z.superRefine(
        validatedBy((given) =>
          checkTotal('vacationDaysTotal', given, vacationIsCounted ? 0 : vacationDaysUsed),
        ),
      ),
      z.superRefine(
        validatedBy((given) => checkTotal('sickDaysTotal', given, sickIsCounted ? 0 : sickDaysUsed)),
      ),
      z.superRefine(
        validatedBy((given) =>
          given.vacationDaysTotal === vacationDaysTotal && given.sickDaysTotal === sickDaysTotal
            ? refuseInput('vacationDaysTotal', text('time-off.balances.noChange'))
            : allowed,
        ),
      ),
    ),
    z.transform((given) => ({
      ...(given.vacationDaysTotal !== vacationDaysTotal && { vacationDaysTotal: given.vacationDaysTotal }),
      ...(given.sickDaysTotal !== sickDaysTotal && { sickDaysTotal: given.sickDaysTotal }),
      reason: given.reason,
    })),
  );
}

function checkTotal(
  field: 'vacationDaysTotal' | 'sickDaysTotal',
  { [field]: total }: SetBalance,
  used: number,
): Decision<'VALIDATION_ERROR'> {
  return total === undefined ? allowed : checkNewTotal(total, { used }, field);
}
