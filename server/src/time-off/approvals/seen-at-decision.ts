import { decisionFacts } from '@almanac/domain/time-off/approvals/decision-facts';
import type { SeenAtDecision } from '@almanac/domain/time-off/approvals/schema';
import type { Reader } from '../../platform/database/database.ts';
import type { BookingFacts } from '../balances/facts/booking-facts.ts';
import { readPresence } from '../presence/queries.ts';
import type { LockedRequest } from '../requests/records/store.ts';

/** What the approver sees of a request when they decide on it. */
export async function readSeen(
  database: Reader,
  request: LockedRequest,
  { leave, today }: Pick<BookingFacts, 'leave' | 'today'>,
): Promise<SeenAtDecision> {
  const { departmentId, leaveType, version } = request;
  const presence =
    departmentId !== null && leaveType.isAway
      ? await readPresence(database, departmentId, request)
      : undefined;
  const { byLeaveYear, coverage } = decisionFacts(request, leave, presence, today);
  return { version, byLeaveYear, coverage };
}
