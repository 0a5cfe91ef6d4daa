import type { CalendarDate } from '../../../calendar/calendar-date.ts';
import { type Amount, numberOf } from '../../../leave/types/amount.ts';
import { typeName } from '../../../leave/types/standard-names.ts';
import { allowed, type Decision, refuseAtField, refuseInput } from '../../../refusal.ts';
import { account, isPaidOutOn } from '../engine/account.ts';
import { bookable } from '../engine/cover.ts';
import type { LeaveFacts } from '../engine/leave-facts.ts';
import { belowMinimum } from './kept-minimum.ts';
import { message } from './messages/message.ts';

/**
 * Whether the amount, in hundredths of a day or minutes, can be paid out on the day. Refuses with `VALIDATION_ERROR` if
 * the type isn't paid out, with `EXCEEDS_BALANCE` beyond what is left, or with `BELOW_MINIMUM` before the last day of
 * employment if the person could no longer take the leave year's minimum.
 */
export function checkPayout(
  { amount, on }: { amount: Amount; on: CalendarDate },
  facts: LeaveFacts,
): Decision<'VALIDATION_ERROR' | 'EXCEEDS_BALANCE' | 'BELOW_MINIMUM'> {
  const { unit } = facts.type;
  const type = typeName(facts.type);
  if (!isPaidOutOn(facts, payableDay(facts, on))) {
    return refuseInput('type', message('time-off.balances.notPaidOut', { type }));
  }
  const most = mostPaidOut(facts, on);
  if (amount <= most) return checkMinimum({ amount, on }, facts);
  return refuseAtField(
    'EXCEEDS_BALANCE',
    'amount',
    message('time-off.balances.exceedsBalance', { type, most: numberOf(most, unit), unit, on }),
  );
}

function checkMinimum(
  { amount, on }: { amount: Amount; on: CalendarDate },
  facts: LeaveFacts,
): Decision<'BELOW_MINIMUM'> {
  const { employmentEnd } = facts.employment;
  if (employmentEnd !== undefined && on >= employmentEnd) return allowed;
  const { minimum, missing } = belowMinimum({ amount, on }, facts);
  if (missing === 0) return allowed;
  const { unit } = facts.type;
  return refuseAtField(
    'BELOW_MINIMUM',
    'amount',
    message('time-off.balances.belowMinimum', {
      type: typeName(facts.type),
      most: numberOf(amount - missing, unit),
      minimum: numberOf(minimum, unit),
      unit,
    }),
  );
}

/**
 * The most that can be paid out on the day: from the last day of employment on what is payable, before it what is
 * available, never by overdrawing the account.
 */
export function mostPaidOut(facts: LeaveFacts, on: CalendarDate): Amount {
  const { employmentStart, employmentEnd } = facts.employment;
  if (employmentStart !== undefined && on < employmentStart) return 0;
  if (employmentEnd !== undefined && on >= employmentEnd) {
    return Math.max(0, account(facts, on).payable ?? 0);
  }
  return Math.max(0, bookable(withoutOverdraft(facts), on) ?? 0);
}

/** The last day of employment, or the day if earlier. */
function payableDay({ employment: { employmentEnd } }: LeaveFacts, on: CalendarDate): CalendarDate {
  return employmentEnd !== undefined && employmentEnd < on ? employmentEnd : on;
}

function withoutOverdraft(facts: LeaveFacts): LeaveFacts {
  const [first, ...later] = facts.terms.map((terms) => ({
    ...terms,
    plan: {
      ...terms.plan,
      policies: terms.plan.policies.map(({ rules, ...policy }) => ({
        ...policy,
        rules: rules && policy.type === facts.type.code ? { ...rules, overdraft: 0 } : rules,
      })),
    },
  }));
  return first ? { ...facts, terms: [first, ...later] } : facts;
}
