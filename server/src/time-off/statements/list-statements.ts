import { checkLeaveAdmin } from '@almanac/domain/access/admin-rules';
import { firstBoundedDay } from '@almanac/domain/calendar/day-bounds';
import { checkDays } from '@almanac/domain/calendar/day-fault';
import type { Refusal } from '@almanac/domain/refusal';
import { message } from '@almanac/domain/time-off/balances/messages/message';
import type { ListStatements, Statement } from '@almanac/domain/time-off/statements/schema';
import { readTermNames } from '../../leave/terms/term-names-queries.ts';
import { type Answered, withTotal } from '../../platform/use-case/answered.ts';
import { inTurns } from '../../platform/work/long-work.ts';
import { type BalanceRead, recordBalanceReads } from '../balances/balance-visibility.ts';
import { accountsShownTo } from '../balances/facts/account-facts.ts';
import { readLeaveFacts } from '../balances/facts/leave-facts.ts';
import type { TimeOffContext } from '../requests/records/context.ts';
import { readEmployedPeople } from './queries.ts';
import { statementOf } from './statement-answer.ts';

/** A page of the statements of everyone employed on the day. */
export async function listStatements(
  context: TimeOffContext,
  asked: ListStatements,
): Promise<Answered<Statement[]> | Refusal<'VALIDATION_ERROR' | 'FORBIDDEN'>> {
  const { actor, database, texts, today, gone: signal } = context;
  const { on } = asked;
  const permission = checkLeaveAdmin(actor);
  if (permission.refused) return permission;
  const day = checkDays(
    [{ path: 'on', label: message('time-off.balances.on'), day: on, first: firstBoundedDay }],
    today,
  );
  if (day.refused) return day;
  const { people, total } = await readEmployedPeople(database, asked);
  const ids = people.map(({ id }) => id);
  const known = new Map((await readLeaveFacts(database, ids)).map((facts) => [facts.userId, facts]));
  const names = await readTermNames(database, ids, { on, language: texts.language });
  const statements: Statement[] = [];
  const reads: BalanceRead[] = [];
  for await (const person of inTurns(people, { signal })) {
    const facts = known.get(person.id);
    const viewer = { role: actor.role, isRequester: person.id === actor.id };
    const accounts = facts ? accountsShownTo(viewer, facts) : [];
    const statement = statementOf({ person, terms: names.get(person.id), accounts }, { texts, on });
    statements.push(statement);
    reads.push({ person, leaveYearStart: statement.accounts[0]?.leaveYear.startDate ?? on });
  }
  await recordBalanceReads(context, reads);
  return withTotal(statements, total);
}
