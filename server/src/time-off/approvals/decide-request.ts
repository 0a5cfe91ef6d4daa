import { checkApprover } from '@almanac/domain/access/approver-rules';
import { isRefusal, type Outcome, type RefusalCode } from '@almanac/domain/refusal';
import { checkTypeVisible } from '@almanac/domain/time-off/approvals/approver';
import { undoSeconds } from '@almanac/domain/time-off/approvals/undo-decision';
import { checkDecision } from '@almanac/domain/time-off/requests/request-status';
import type { TimeOffRequest } from '@almanac/domain/time-off/requests/schema';
import type { VersionedRecord } from '@almanac/domain/version-check';
import { namedPerson } from '../../audit/named-person.ts';
import { readSelfServiceOverride } from '../../people/accounts/records/own-record.ts';
import type { Writer } from '../../platform/database/database.ts';
import { laterMailJob } from '../../platform/mail/mail.ts';
import { noReturn, returnDays } from '../corrections/return-days.ts';
import type { Mailing } from '../requests/mails/mailing.ts';
import { decidedForText, decidedMails, requesterToTell } from '../requests/mails/mails.ts';
import { type KnownRules, readKnownRequest } from '../requests/queries.ts';
import { readInPlaceOf } from '../requests/records/approver-queries.ts';
import { changeRequest } from '../requests/records/change-request.ts';
import type { TimeOffContext } from '../requests/records/context.ts';
import { timeOffText } from '../requests/records/request-record.ts';
import { type LockedRequest, saveDecision } from '../requests/records/store.ts';
import { visibleRequest } from '../requests/records/stored-request.ts';

interface RequestDecision extends VersionedRecord {
  status: 'APPROVED' | 'REJECTED';
  reason?: string | undefined;
}

/** The amount charged at approval: hundredths of a day, or minutes. */
interface Charge {
  amount?: number;
  rules?: KnownRules;
}

export type DecisionRefusalCode =
  | 'FORBIDDEN'
  | 'NOT_FOUND'
  | 'CHANGED_MEANWHILE'
  | 'OWN_REQUEST'
  | 'INVALID_TRANSITION'
  | 'INSUFFICIENT_BALANCE';

type Decided = Mailing<TimeOffRequest>;

const logged = {
  APPROVED: { action: 'time-off.approved', verb: 'Approved' },
  REJECTED: { action: 'time-off.rejected', verb: 'Rejected' },
} as const;

/** Approves or rejects a request in the actor's scope, if the current facts allow it. */
export async function decideRequest<Code extends RefusalCode = never>(
  context: TimeOffContext,
  { status, reason, ...seen }: RequestDecision,
  readCharge: (writer: Writer, request: LockedRequest) => Promise<Outcome<Charge, Code>>,
): Promise<Outcome<Decided, Code | DecisionRefusalCode>> {
  const { actor, today } = context;
  const { id } = seen;
  const isApproved = status === 'APPROVED';
  const permission = checkApprover(actor);
  if (permission.refused) return permission;
  return changeRequest<Decided, Code | DecisionRefusalCode>(context, seen, async (writer, locked) => {
    const about = { actorId: actor.id, subjectId: locked.requesterId, reason };
    const { selfServiceOverride, auditSuffix } = await readSelfServiceOverride(writer, about);
    const visibility = checkTypeVisible(actor, locked);
    if (visibility.refused) return visibility;
    const decision = checkDecision(actor, locked, status, selfServiceOverride);
    if (decision.refused) return decision;
    const charge = await readCharge(writer, locked);
    if (isRefusal(charge)) return charge;
    const inPlaceOf = await readInPlaceOf(writer, actor, locked, today);
    const { decidedAt } = await saveDecision(writer, id, {
      status,
      decidedAmount: charge.amount,
      decidedById: actor.id,
      decidedForId: inPlaceOf?.id,
      rejectionReason: isApproved ? undefined : reason,
    });
    const returned = isApproved ? noReturn : await returnDays(writer, context, locked);
    if (isRefusal(returned)) return returned;
    const request = await readKnownRequest(writer, id, charge.rules);
    const whileItStands = { id, at: decidedAt?.toISOString() ?? '' };
    const notified = requesterToTell(locked, request, actor);
    return {
      result: { answer: visibleRequest(request, actor), mailed: notified.length },
      audit: [
        {
          action: logged[status].action,
          entity: 'time-off-request',
          entityId: id,
          subject: namedPerson(request.requester),
          summary: `${logged[status].verb} ${timeOffText(request, request.requester)}${decidedForText(request)}${auditSuffix}`,
          changes: [{ field: 'status', from: locked.status, to: status }],
          reason,
        },
        ...returned.entries,
      ],
      jobs: decidedMails(request, notified, actor, context, returned.request).map((mail) =>
        laterMailJob(mail, undoSeconds, whileItStands),
      ),
    };
  });
}
