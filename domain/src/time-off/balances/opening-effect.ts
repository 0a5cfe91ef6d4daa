import type { CalendarDate } from '../../calendar/calendar-date.ts';
import type { Amount } from '../../leave/types/amount.ts';
import { account, accountAsOf } from './engine/account.ts';
import type { LeaveAdjustment, LeaveFacts } from './engine/leave-facts.ts';
import { ledger } from './engine/ledger.ts';

/** What an opening balance does to an account; amounts are hundredths of a day, or minutes. */
export interface OpeningEffect {
  /** The entry that makes it so. */
  entry: Amount;
  /** The balance at the end of its day; what is payable to someone who left before. */
  balance: Amount;
  /** The next day on which some of it expires. */
  expires?: CalendarDate | undefined;
}

/** The facts with the opening balance, which replaces one of the same kind for the same day. */
export function withOpening(facts: LeaveFacts, opening: LeaveAdjustment): LeaveFacts {
  const others = facts.adjustments.filter(
    (each) => each.opening !== opening.opening || each.on !== opening.on,
  );
  return { ...facts, adjustments: [...others, opening] };
}

/** The effect of the opening balance on the account, in which it may be stored already. */
export function openingEffect(facts: LeaveFacts, opening: LeaveAdjustment): OpeningEffect {
  const opened = withOpening(facts, opening);
  const { on } = opening;
  const entry = ledger(opened, on).entries.find(
    ({ cause }) => cause.kind === 'ADJUSTMENT' && cause.adjustmentId === opening.id,
  );
  const { balance, expiring } = accountAsOf(opened, on);
  const ofCarried = opening.opening === 'CARRIED_OVER' ? entry?.expiresOn : undefined;
  const { payable } = account(opened, on);
  const hasLeft = (opened.employment.employmentEnd ?? on) < on;
  return {
    entry: entry?.amount ?? 0,
    balance: hasLeft ? (payable ?? balance) : balance,
    expires: ofCarried ?? expiring[0]?.date,
  };
}
