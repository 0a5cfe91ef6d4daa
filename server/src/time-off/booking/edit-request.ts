import { checkReason } from '@almanac/domain/leave/types/type-rules';
import { isRefusal, type Outcome } from '@almanac/domain/refusal';
import { checkChange } from '@almanac/domain/time-off/booking/request-check';
import { checkDaysChange } from '@almanac/domain/time-off/corrections/returned-days';
import { timeOffEdited } from '@almanac/domain/time-off/events';
import type { EditRequest, TimeOffRequest } from '@almanac/domain/time-off/requests/schema';
import type { WorkFacts } from '@almanac/domain/work-time/day-of-work';
import type { Half, HalfDaySpan } from '@almanac/domain/work-time/half-day';
import { withOccupiedHalves } from '@almanac/domain/work-time/hours-of-day';
import { changedFields } from '../../audit/changed-fields.ts';
import { namedPerson } from '../../audit/named-person.ts';
import { unchanged } from '../../platform/use-case/change.ts';
import { readBookingFacts } from '../balances/facts/booking-facts.ts';
import { readKnownRequest } from '../requests/queries.ts';
import { changeRequest } from '../requests/records/change-request.ts';
import type { TimeOffContext } from '../requests/records/context.ts';
import { readRequestDeciders } from '../requests/records/deciders.ts';
import {
  halfDayFields,
  requestFields,
  requestRecord,
  withoutReasons,
} from '../requests/records/request-record.ts';
import { requestState } from '../requests/records/request-state.ts';
import { type LockedRequest, saveEdit } from '../requests/records/store.ts';
import { visibleRequest } from '../requests/records/stored-request.ts';
import { autoApprove } from './auto-approve.ts';

export function editRequest(
  context: TimeOffContext,
  { id, version, ...edit }: { id: string } & EditRequest,
): Promise<
  Outcome<
    TimeOffRequest,
    | 'VALIDATION_ERROR'
    | 'NOT_FOUND'
    | 'CHANGED_MEANWHILE'
    | 'FORBIDDEN'
    | 'INVALID_TRANSITION'
    | 'OVERLAPPING_REQUEST'
  >
> {
  const { actor, today } = context;
  return changeRequest(context, { id, version }, async (writer, before) => {
    const kept = checkDaysChange(before, edit);
    if (kept.refused) return kept;
    const wanted = changedTo(before, edit);
    const facts = await readBookingFacts(writer, {
      userId: actor.id,
      type: wanted.type,
      viewer: actor,
      today,
    });
    if (isRefusal(facts)) return facts;
    const reason = checkReason(facts.types.get(wanted.type), reasonAfter(before, edit));
    if (reason.refused) return reason;
    const decision = checkChange(wanted, { ...facts, person: actor, request: before });
    if (decision.refused) return decision;
    await saveEdit(writer, before, { ...edit, ...halvesOfHours(before, wanted, facts.leave) });
    const edited = await readKnownRequest(writer, id, facts);
    const request = await autoApprove(writer, edited, facts);
    const changes = changedFields(withStatedHalf(before), requestRecord(request), [
      ...requestFields,
      ...halfDayFields,
      'minutesHalf',
      'reason',
    ]);
    const decidersOf = await readRequestDeciders(writer, [request], today);
    const answer = { ...visibleRequest(request, actor), ...decidersOf(request) };
    if (!changes) return unchanged(answer);
    return {
      result: answer,
      events: [
        timeOffEdited({
          entityId: id,
          subject: namedPerson(actor),
          changes: withoutReasons(changes),
          data: {
            request: requestState(request),
            formerTypeName: before.type === request.type.code ? undefined : before.leaveType.name,
          },
        }),
      ],
    };
  });
}

function reasonAfter(before: LockedRequest, { reason }: EditRequest): string | null {
  return reason === undefined ? before.reason : reason;
}

/** The edited time off: omitted fields keep their value. Hours are in the half that the edit names, if any. */
function changedTo(before: LockedRequest, edit: Omit<EditRequest, 'version'>) {
  const { type = before.type, startDate = before.startDate, endDate = before.endDate } = edit;
  const minutes = edit.minutes === undefined ? before.minutes : (edit.minutes ?? undefined);
  const namesHalf = edit.startHalf !== undefined || edit.endHalf !== undefined;
  if (minutes !== undefined && namesHalf) {
    const { startHalf, endHalf } = edit;
    return { type, startDate, endDate, startHalf, endHalf, minutes };
  }
  const { startHalf = before.startHalf, endHalf = before.endHalf } = edit;
  return { type, startDate, endDate, startHalf, endHalf, minutes, minutesHalf: before.minutesHalf };
}

/** The halves that the request's hours occupy after the edit; undefined if it never had hours. */
function halvesOfHours(before: LockedRequest, wanted: ReturnType<typeof changedTo>, work: WorkFacts) {
  if (wanted.minutes === undefined && before.minutes === undefined) return {};
  const { startHalf, endHalf, minutes, minutesHalf } = withOccupiedHalves(wanted, work);
  return { startHalf, endHalf, minutesHalf: minutes === undefined ? null : minutesHalf };
}

/** The half that minutes fill first is logged only if they occupy both. */
function withStatedHalf<Before extends HalfDaySpan & { minutesHalf?: Half | undefined }>(
  before: Before,
): Before {
  return before.startHalf === before.endHalf ? { ...before, minutesHalf: undefined } : before;
}
