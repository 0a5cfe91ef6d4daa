import type { CalendarDate } from '@almanac/domain/calendar/calendar-date';
import type { Language } from '@almanac/domain/language/language';
import { leaveYearAt } from '@almanac/domain/leave/earning/year-ends';
import type { Amount, LeaveUnit } from '@almanac/domain/leave/types/amount';
import { typeNameIn } from '@almanac/domain/leave/types/standard-names';
import { daysOfEmploymentOn, employmentOn } from '@almanac/domain/people/accounts/employment';
import { isCountedOn } from '@almanac/domain/time-off/balances/answers/counted';
import type { LeaveFacts } from '@almanac/domain/time-off/balances/engine/leave-facts';
import { balanceOn, ledger } from '@almanac/domain/time-off/balances/engine/ledger';
import { termsOn } from '@almanac/domain/work-time/day-of-work';
import type { Reader } from '../../platform/database/database.ts';
import { readLeaveFacts } from '../balances/facts/leave-facts.ts';
import { forEachAccount } from './closing-balances.ts';
import { readEveryone } from './queries.ts';

/** One account at the year end. */
export interface AccountAtYearEnd {
  userId: string;
  name: string;
  email: string;
  planId: string;
  type: string;
  typeName: string;
  unit: LeaveUnit;
  /** Leave that expired in the day's leave year, through the day. */
  lapsed: Amount;
  balance: Amount;
  /** The part of the balance that expires. */
  expiring: Amount;
  /** The last day of the employment, if it has ended. The balance is payable then. */
  lastDay: CalendarDate | undefined;
}

/** Everyone's accounts at the end of the day with a balance or expired leave, by name; types in the language. */
export async function readAccountsAtYearEnd(
  database: Reader,
  through: CalendarDate,
  language: Language,
): Promise<AccountAtYearEnd[]> {
  const everyone = await readEveryone(database);
  const ids = everyone.map(({ id }) => id);
  const said = await forEachAccount(await readLeaveFacts(database, ids), (facts, userId) =>
    isCountedOn(facts, through) ? [] : [{ userId, ...accountAt(facts, through, language) }],
  );
  const accounts = Map.groupBy(
    said.flat().filter(({ lapsed, balance }) => lapsed !== 0 || balance !== 0),
    ({ userId }) => userId,
  );
  return everyone.flatMap(({ id, name, email }) =>
    (accounts.get(id) ?? []).map((account) => ({ ...account, name, email })),
  );
}

function accountAt(
  facts: LeaveFacts,
  through: CalendarDate,
  language: Language,
): Omit<AccountAtYearEnd, 'userId' | 'name' | 'email'> {
  const { plan } = termsOn(facts.terms, through);
  const leaveYear = leaveYearAt(facts, through);
  const { entries, lots } = ledger(facts, through);
  const { startDate } = daysOfEmploymentOn(through, facts.employment);
  const lapsed = entries.filter(
    ({ kind, date }) => kind === 'LAPSED' && date >= leaveYear.startDate && date >= startDate,
  );
  const expiring = lots.filter(({ expiresOn }) => expiresOn !== undefined);
  const { endDate } = employmentOn(through, facts.employment);
  const lastDay = endDate !== undefined && endDate <= through ? endDate : undefined;
  const { code: type, unit } = facts.type;
  return {
    planId: plan.id,
    type,
    typeName: typeNameIn(language, facts.type),
    unit,
    lapsed: sumOf(lapsed.map(({ amount }) => -amount)),
    balance: balanceOn(entries, through),
    expiring: lastDay === undefined ? sumOf(expiring.map(({ amount }) => amount)) : 0,
    lastDay,
  };
}

function sumOf(amounts: readonly Amount[]): Amount {
  return amounts.reduce((sum, amount) => sum + amount, 0);
}
