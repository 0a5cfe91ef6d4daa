import { firstBoundedDay } from '@almanac/domain/calendar/day-bounds';
import { checkDays } from '@almanac/domain/calendar/day-fault';
import type { Outcome } from '@almanac/domain/refusal';
import { accountAnswer } from '@almanac/domain/time-off/balances/answers/account-answer';
import type { AccountAnswer, ReadAccounts } from '@almanac/domain/time-off/balances/answers/account-schema';
import { hasAccount } from '@almanac/domain/time-off/balances/engine/account';
import { message } from '@almanac/domain/time-off/balances/messages/message';
import { inTurns } from '../../platform/work/long-work.ts';
import type { TimeOffContext } from '../requests/records/context.ts';
import { checkBalanceVisible, recordBalanceRead } from './balance-visibility.ts';
import { readAccountFacts } from './facts/account-facts.ts';

/** The person's accounts as of the day, for themselves and their approvers. */
export async function readAccounts(
  context: TimeOffContext,
  { userId = context.actor.id, on = context.today }: ReadAccounts,
): Promise<Outcome<AccountAnswer[], 'VALIDATION_ERROR' | 'FORBIDDEN' | 'NOT_FOUND'>> {
  const sight = await checkBalanceVisible(context, userId);
  if (sight.refused) return sight;
  const day = checkDays(
    [{ path: 'on', label: message('time-off.balances.on'), day: on, first: firstBoundedDay }],
    context.today,
  );
  if (day.refused) return day;
  const facts = await readAccountFacts(context, userId);
  const accounts: AccountAnswer[] = [];
  for await (const each of inTurns(facts)) if (hasAccount(each, on)) accounts.push(accountAnswer(each, on));
  const [first] = accounts;
  if (first) await recordBalanceRead(context, userId, first.leaveYear.startDate);
  return accounts;
}
