import type { TypeViewer } from '@almanac/domain/leave/types/leave-type';
import { accountsOf } from '@almanac/domain/time-off/balances/engine/account-edit';
import type { LeaveRequest, Span } from '@almanac/domain/time-off/balances/engine/leave-facts';
import { type LeaveKept, leaveKept } from '@almanac/domain/time-off/balances/engine/leave-kept';
import { byCode } from '../../../leave/types/type-queries.ts';
import type { Reader } from '../../../platform/database/database.ts';
import { accountsShownTo } from './account-facts.ts';
import { readAccountRecords } from './leave-facts.ts';

interface WantedAbsence {
  userId: string;
  type: string;
  span: Span;
  /** The request itself, if it is stored. */
  requestId?: string | undefined;
  viewer: TypeViewer;
}

/** The leave that an absence of a protecting type keeps from expiring once approved, as the viewer may see it. */
export async function readLeaveKept(
  database: Reader,
  { userId, type, span, requestId = 'new', viewer }: WantedAbsence,
): Promise<LeaveKept[]> {
  const records = await readAccountRecords(database, [userId]);
  const others = (records.requests.get(userId) ?? []).filter(({ record }) => record.id !== requestId);
  const approved: LeaveRequest = { ...span, id: requestId, status: 'APPROVED' };
  const inOrder = [...others, { type, record: approved }].sort((one, other) =>
    one.record.startDate < other.record.startDate ? -1 : 1,
  );
  const types = byCode(records.types);
  const withRequests = (requests: typeof others) => {
    const accounts = accountsOf({ ...records, requests: new Map([[userId, requests]]) }, userId) ?? [];
    return accountsShownTo(viewer, { accounts, types });
  };
  const before = withRequests(others);
  return withRequests(inOrder).flatMap((facts, index) => {
    const was = before[index];
    return was ? leaveKept(was, facts) : [];
  });
}
