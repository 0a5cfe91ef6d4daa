import { notFound, type Outcome } from '@almanac/domain/refusal';
import type { ApproveRequest } from '@almanac/domain/time-off/approvals/schema';
import { checkGrant } from '@almanac/domain/time-off/booking/request-check';
import type { TimeOffRequest } from '@almanac/domain/time-off/requests/schema';
import type { Writer } from '../../platform/database/database.ts';
import { readLeaveRecords } from '../balances/queries.ts';
import type { TimeOffContext } from '../requests/context.ts';
import type { Mailing } from '../requests/mailing.ts';
import type { LockedRequest } from '../requests/store.ts';
import { type DecisionRefusalCode, decideRequest } from './decide-request.ts';

export function approveRequest(
  context: TimeOffContext,
  approval: { id: string } & ApproveRequest,
): Promise<Outcome<Mailing<TimeOffRequest>, DecisionRefusalCode | 'INSUFFICIENT_BALANCE'>> {
  return decideRequest(context, { ...approval, status: 'APPROVED' }, (writer, request) =>
    checkDaysLeft(writer, request, context),
  );
}

async function checkDaysLeft(writer: Writer, request: LockedRequest, { leavePolicy }: TimeOffContext) {
  const records = await readLeaveRecords(writer, request.requesterId);
  return records ? checkGrant(request, records, leavePolicy) : notFound('Request');
}
