import { checkRecordable, isCovered } from '@almanac/domain/time-off/balances/engine/booking-check';
import { charges, sumOf } from '@almanac/domain/time-off/balances/engine/charges/charges';
import type { LeaveFacts, Span } from '@almanac/domain/time-off/balances/engine/leave-facts';
import type { CorrectionFacts } from '@almanac/domain/time-off/corrections/correction-rules';
import type { RecordingFacts } from '@almanac/domain/time-off/corrections/on-behalf-rules';
import { checkPeriod, longestRequestOf } from '@almanac/domain/time-off/requests/period-check';
import type { Reader } from '../../platform/database/database.ts';
import { readClosedThrough } from '../balances/facts/closing-queries.ts';
import { readLeaveFacts } from '../balances/facts/leave-facts.ts';
import { readOpenRequests } from '../requests/queries.ts';
import type { TimeOffContext } from '../requests/records/context.ts';

type Settings = Pick<TimeOffContext, 'today'>;

interface Account {
  userId: string;
  type: string;
}

export function accountOf({ requesterId, type }: { requesterId: string; type: string }): Account {
  return { userId: requesterId, type };
}

/** Reads the facts for correcting a request of the person and type. */
export async function readCorrectionFacts(
  database: Reader,
  { today }: Settings,
  account: Account,
): Promise<CorrectionFacts> {
  const facts = await readAccount(database, account);
  return {
    type: facts.type,
    amountOf: (span) => sumOf(charges(span, facts)),
    today,
    closedThrough: await readClosedThrough(database),
    leave: facts,
  };
}

/** Reads the facts for recording time off for a person, and its amount; undefined if there is no such person. */
export async function readRecordingFacts(
  database: Reader,
  { today, actor }: TimeOffContext,
  wanted: Span & Account,
): Promise<(RecordingFacts & { amount: number }) | undefined> {
  const [person] = await readLeaveFacts(database, [wanted.userId], [wanted.type]);
  const [facts] = person?.accounts ?? [];
  if (!facts) return undefined;
  const recordable = checkRecordable(wanted, facts, today, false);
  return {
    employment: facts.employment,
    work: facts,
    requests: await readOpenRequests(database, wanted.userId, actor),
    recordable,
    amount: checkPeriod(wanted, longestRequestOf(facts.type)).refused ? 0 : sumOf(charges(wanted, facts)),
    closedThrough: await readClosedThrough(database),
    leave: facts,
  };
}

/** Whether the balance covers the days in addition to all other requests. */
export async function readIsCovered(database: Reader, wanted: Span & Account): Promise<boolean> {
  return isCovered(wanted, await readAccount(database, wanted));
}

async function readAccount(database: Reader, { userId, type }: Account): Promise<LeaveFacts> {
  const [person] = await readLeaveFacts(database, [userId], [type]);
  const [account] = person?.accounts ?? [];
  if (!account) throw new Error(`There is no account of ${type} of the person ${userId}`);
  return account;
}
