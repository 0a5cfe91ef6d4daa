import type { Refusal } from '@almanac/domain/refusal';
import type { ListBalances, PersonBalances } from '@almanac/domain/time-off/balances/answers/account-schema';
import { checkBalanceViewer } from '@almanac/domain/time-off/balances/balance-rules';
import { type Answered, withTotal } from '../../platform/use-case/answered.ts';
import type { TimeOffContext } from '../requests/records/context.ts';
import { recordBalanceReads } from './balance-visibility.ts';
import { readPageInOrder, readPeopleBalances } from './people-balances.ts';

/** One page of people's available leave today, with their next time off, by name or by balance. */
export async function listBalances(
  context: TimeOffContext,
  asked: ListBalances,
): Promise<Refusal<'FORBIDDEN'> | Answered<PersonBalances[]>> {
  const permission = checkBalanceViewer(context.actor);
  if (permission.refused) return permission;
  const { people, total } = await readPageInOrder(context, asked);
  const balances = await readPeopleBalances(context, people);
  await recordBalanceReads(
    context,
    balances.flatMap(({ person, accounts: [first] }) =>
      first ? [{ person, leaveYearStart: first.leaveYear.startDate }] : [],
    ),
  );
  return withTotal(balances, total);
}
