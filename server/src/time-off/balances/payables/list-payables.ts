import { checkLeaveAdmin } from '@almanac/domain/access/admin-rules';
import { personName } from '@almanac/domain/access/person-name';
import { firstBoundedDay } from '@almanac/domain/calendar/day-bounds';
import { checkDays } from '@almanac/domain/calendar/day-fault';
import { numberOf } from '@almanac/domain/leave/types/amount';
import { typeNameIn } from '@almanac/domain/leave/types/standard-names';
import type { Refusal } from '@almanac/domain/refusal';
import { account } from '@almanac/domain/time-off/balances/engine/account';
import { message } from '@almanac/domain/time-off/balances/payouts/messages/message';
import type { ListPayables, Payable } from '@almanac/domain/time-off/balances/payouts/payout-schema';
import { type Answered, withTotal } from '../../../platform/use-case/answered.ts';
import type { UseCaseContext } from '../../../platform/use-case/use-case.ts';
import { inTurns } from '../../../platform/work/long-work.ts';
import { readLeaveFacts } from '../facts/leave-facts.ts';
import { type Leaver, readLeaversThrough } from './queries.ts';

// One query reads that many people's facts.
const peopleAtATime = 200;

/** One page of what is payable to leavers and not yet paid out, or was taken in advance. */
export async function listPayables(
  context: UseCaseContext,
  { through, page, limit }: ListPayables,
): Promise<Answered<Payable[]> | Refusal<'VALIDATION_ERROR' | 'FORBIDDEN'>> {
  const { actor, database, today } = context;
  const permission = checkLeaveAdmin(actor);
  if (permission.refused) return permission;
  const label = message('time-off.balances.payoutThrough');
  const day = checkDays([{ path: 'through', label, day: through, first: firstBoundedDay }], today);
  if (day.refused) return day;
  const leavers = await readLeaversThrough(database, through);
  const payables: Payable[] = [];
  for (let first = 0; first < leavers.length; first += peopleAtATime) {
    payables.push(...(await payablesOf(context, leavers.slice(first, first + peopleAtATime))));
  }
  return withTotal(payables.slice((page - 1) * limit, page * limit), payables.length);
}

async function payablesOf(
  { database, texts, gone }: UseCaseContext,
  leavers: readonly Leaver[],
): Promise<Payable[]> {
  const known = await readLeaveFacts(
    database,
    leavers.map(({ id }) => id),
  );
  const accountsOf = new Map(known.map(({ userId, accounts }) => [userId, accounts]));
  const payables: Payable[] = [];
  for await (const { lastDay, ...person } of inTurns(leavers, { signal: gone })) {
    for (const facts of accountsOf.get(person.id) ?? []) {
      const { payable = 0 } = account(facts, lastDay);
      if (payable === 0) continue;
      const { code: type, unit } = facts.type;
      payables.push({
        person: { ...person, name: personName(person) },
        lastDay,
        type,
        typeName: typeNameIn(texts.language, facts.type),
        unit,
        amount: numberOf(payable, unit),
      });
    }
  }
  return payables;
}
