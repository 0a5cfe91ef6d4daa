import { numberOf } from '@almanac/domain/leave/types/amount';
import { unitWords } from '../balances/unit-words.ts';
import { message } from './messages/message.ts';
import type { AccountAtYearEnd } from './year-end.ts';

/** The columns of a file with accounts at a year end. */
export const yearEndColumns = {
  name: { heading: message('time-off.closings.export.name') },
  email: { heading: message('time-off.closings.export.email') },
  plan: { heading: message('time-off.closings.export.plan') },
  type: { heading: message('time-off.closings.export.type') },
  unit: { heading: message('time-off.closings.export.unit'), words: unitWords },
  lapsed: { heading: message('time-off.closings.export.lapsed') },
  balance: { heading: message('time-off.closings.export.balance') },
  expiring: { heading: message('time-off.closings.export.expiring') },
  lastDay: { heading: message('time-off.closings.export.lastDay'), holds: 'dates' },
} as const;

/** Accounts as rows of a file; for a reader with the names of the types. */
export function rowsOfYearEnd(
  accounts: readonly AccountAtYearEnd[],
  names: ReadonlyMap<string, string>,
  { hasNames }: { hasNames: boolean },
) {
  return accounts.map(({ name, email, planId, type, typeName, unit, lastDay, ...amounts }) => ({
    name,
    email,
    plan: names.get(planId) ?? '',
    type: hasNames ? typeName : type,
    unit,
    lapsed: numberOf(amounts.lapsed, unit),
    balance: numberOf(amounts.balance, unit),
    expiring: numberOf(amounts.expiring, unit),
    lastDay: lastDay ?? '',
  }));
}
