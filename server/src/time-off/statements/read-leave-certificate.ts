import { checkLeaveAdmin } from '@almanac/domain/access/admin-rules';
import { numberOf } from '@almanac/domain/leave/types/amount';
import { typeNameIn } from '@almanac/domain/leave/types/standard-names';
import { notFound, type Outcome, refuse } from '@almanac/domain/refusal';
import { message } from '@almanac/domain/time-off/leaving/messages/message';
import { certifiedLeave } from '@almanac/domain/time-off/statements/certificate';
import type { LeaveCertificate } from '@almanac/domain/time-off/statements/schema';
import { recordBalanceRead } from '../balances/balance-visibility.ts';
import { readAccountFacts } from '../balances/facts/account-facts.ts';
import type { TimeOffContext } from '../requests/records/context.ts';
import { readPersonOnPaper } from './queries.ts';
import { certificateEmployment, namedOnPaper } from './statement-answer.ts';

/** The leave certificate of a person with a last day. */
export async function readLeaveCertificate(
  context: TimeOffContext,
  { id }: { id: string },
): Promise<Outcome<LeaveCertificate, 'FORBIDDEN' | 'NOT_FOUND' | 'INVALID_TRANSITION'>> {
  const { actor, database, texts } = context;
  const permission = checkLeaveAdmin(actor);
  if (permission.refused) return permission;
  const person = await readPersonOnPaper(database, id);
  if (!person) return notFound(message('time-off.leaving.user'));
  const { employmentEnd: lastDay } = person;
  if (lastDay === null) return refuse('INVALID_TRANSITION', message('time-off.leaving.noLastDay'));
  const accounts = await readAccountFacts(context, id);
  await recordBalanceRead(context, id, lastDay);
  return {
    person: namedOnPaper(person),
    employment: certificateEmployment(person, lastDay),
    types: accounts.flatMap((facts) => {
      const leave = certifiedLeave(facts, lastDay);
      if (!leave) return [];
      const { code: type, unit } = facts.type;
      return [
        {
          type,
          typeName: typeNameIn(texts.language, facts.type),
          unit,
          leaveYear: leave.leaveYear,
          entitlement: numberOf(leave.entitlement, unit),
          taken: numberOf(leave.taken, unit),
          paidOut: numberOf(leave.paidOut, unit),
        },
      ];
    }),
  };
}
