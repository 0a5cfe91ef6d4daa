import { isTypeShown } from '@almanac/domain/leave/leave-type';
import type { Refusal } from '@almanac/domain/refusal';
import { bookableAnswer } from '@almanac/domain/time-off/balances/account-answer';
import type { ListBalances, PersonBalances } from '@almanac/domain/time-off/balances/account-schema';
import { checkBalanceViewer } from '@almanac/domain/time-off/balances/balance-rules';
import { readLeaveTypes } from '../../leave/type-queries.ts';
import { type Answered, withTotal } from '../../platform/http/answered.ts';
import { nextTurn } from '../../platform/next-turn.ts';
import { peopleInSight } from '../../teams/members/scope-queries.ts';
import type { TimeOffContext } from '../requests/context.ts';
import { readPageOfPeople } from './balance-list-queries.ts';
import { recordBalanceReads } from './balance-sight.ts';
import { readLeaveFacts } from './leave-facts.ts';

const peopleInATurn = 10;

/** What the people of a page can book today; the number of queries does not depend on how many they are. */
export async function listBalances(
  context: TimeOffContext,
  asked: ListBalances,
): Promise<Refusal<'FORBIDDEN'> | Answered<PersonBalances[]>> {
  const { actor, database, today } = context;
  const permission = checkBalanceViewer(actor);
  if (permission.refused) return permission;
  const { rows, total } = await readPageOfPeople(database, peopleInSight(actor, today), asked);
  const types = await readLeaveTypes(database);
  const ids = rows.map(({ id }) => id);
  const facts = new Map((await readLeaveFacts(database, ids)).map((each) => [each.userId, each.accounts]));
  const balances: PersonBalances[] = [];
  for (const [index, { id, name, email, departmentName }] of rows.entries()) {
    if (index % peopleInATurn === 0) await nextTurn();
    const viewer = { role: actor.role, isRequester: actor.id === id };
    const accounts = types
      .filter((type) => isTypeShown(type, viewer, true))
      .flatMap(({ code }) => facts.get(id)?.filter(({ type }) => type.code === code) ?? [])
      .flatMap((each) => bookableAnswer(each, today) ?? []);
    balances.push({
      person: { id, name, email },
      ...(departmentName !== null && { departmentName }),
      accounts,
    });
  }
  await recordBalanceReads(
    context,
    balances.flatMap(({ person, accounts: [first] }) =>
      first ? [{ person, leaveYearStart: first.leaveYear.startDate }] : [],
    ),
  );
  return withTotal(balances, total);
}
