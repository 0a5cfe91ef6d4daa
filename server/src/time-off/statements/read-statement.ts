import { checkLeaveAdmin } from '@almanac/domain/access/admin-rules';
import { firstBoundedDay } from '@almanac/domain/calendar/day-bounds';
import { checkDays } from '@almanac/domain/calendar/day-fault';
import { notFound, type Outcome } from '@almanac/domain/refusal';
import { message } from '@almanac/domain/time-off/balances/messages/message';
import type { ReadStatement, Statement } from '@almanac/domain/time-off/statements/schema';
import { readTermNames } from '../../leave/terms/term-names-queries.ts';
import { computed } from '../../platform/work/long-work.ts';
import { recordBalanceRead } from '../balances/balance-visibility.ts';
import { readAccountFacts } from '../balances/facts/account-facts.ts';
import type { TimeOffContext } from '../requests/records/context.ts';
import { readPersonOnPaper } from './queries.ts';
import { statementOf } from './statement-answer.ts';

/** The caller's own statement, or for administrators anyone's. */
export async function readStatement(
  context: TimeOffContext,
  { userId = context.actor.id, on = context.today }: ReadStatement,
): Promise<Outcome<Statement, 'VALIDATION_ERROR' | 'FORBIDDEN' | 'NOT_FOUND'>> {
  const { actor, database, texts, today } = context;
  const permission = checkLeaveAdmin(actor);
  if (userId !== actor.id && permission.refused) return permission;
  const day = checkDays(
    [{ path: 'on', label: message('time-off.balances.on'), day: on, first: firstBoundedDay }],
    today,
  );
  if (day.refused) return day;
  const person = await readPersonOnPaper(database, userId);
  if (!person) return notFound(message('time-off.balances.user'));
  const accounts = await readAccountFacts(context, userId);
  const names = await readTermNames(database, [userId], { on, language: texts.language });
  const statement = await computed(() =>
    statementOf({ person, terms: names.get(userId), accounts }, { texts, on }),
  );
  await recordBalanceRead(context, userId, statement.accounts[0]?.leaveYear.startDate ?? on);
  return statement;
}
