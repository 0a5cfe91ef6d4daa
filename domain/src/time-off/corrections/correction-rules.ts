import { checkOwnRecord, noOverride, type SelfServiceOverride } from '../../access/own-record.ts';
import { isAdmin, type Viewer } from '../../access/permissions.ts';
import type { CalendarDate } from '../../calendar/calendar-date.ts';
import type { RuleFacts } from '../../leave/plans/plan.ts';
import type { Amount } from '../../leave/types/amount.ts';
import type { LeaveType } from '../../leave/types/leave-type.ts';
import { typeName } from '../../leave/types/standard-names.ts';
import { allowed, type Decision, refuse, refuseInput } from '../../refusal.ts';
import { type HalfDaySpan, isOfWholeDays, isSpan, slotsOf } from '../../work-time/half-day.ts';
import type { TimedSpan } from '../../work-time/hours-of-day.ts';
import { isCountedOn } from '../balances/answers/counted.ts';
import { refuseClosed } from '../balances/closed-year.ts';
import { ruleMessage as requestRuleMessage } from '../requests/messages/rule-message.ts';
import type { RequestState } from '../requests/request-status.ts';
import type { RequestStatus } from '../requests/vocabulary.ts';
import { message } from './messages/message.ts';
import { isPartOf, type Remains, whatRemains } from './what-remains.ts';

/** An approved request to correct. */
export interface CorrectedRequest extends RequestState, HalfDaySpan {
  type: string;
  minutes?: number | null | undefined;
}

/** The facts a correction is checked against, beside the request. */
export interface CorrectionFacts {
  /** The type of the request. */
  type: Pick<LeaveType, 'name' | 'names' | 'takesHalves'>;
  /** The request's charge for the half days or hours: hundredths of a day, or minutes. */
  amountOf: (span: TimedSpan) => Amount;
  today: CalendarDate;
  closedThrough?: CalendarDate | undefined;
  /** The account of the type; days on which the type is only counted aren't closed. */
  leave?: RuleFacts | undefined;
}

/** The type people may record for themselves within their time off. */
export const ownInterruption = 'SICK_LEAVE';

type Correction = Decision<'VALIDATION_ERROR' | 'INVALID_TRANSITION' | 'OWN_REQUEST' | 'YEAR_CLOSED'>;

/**
 * Whether the viewer, an approver of the request or its requester, may shorten it; requesters may only return future
 * days. Refuses with `INVALID_TRANSITION`, `OWN_REQUEST`, `YEAR_CLOSED`, or `VALIDATION_ERROR` at the field.
 */
export function checkShortening(
  viewer: Viewer,
  request: CorrectedRequest,
  end: Pick<HalfDaySpan, 'endDate' | 'endHalf'>,
  facts: CorrectionFacts,
  selfServiceOverride: SelfServiceOverride = noOverride,
): Correction {
  const approved = checkApproved(request.status, 'time-off.corrections.onlyApprovedShortened');
  if (approved.refused) return approved;
  const { startDate, startHalf } = request;
  const kept = { startDate, startHalf, ...end };
  if (!isSpan(kept)) {
    const field = end.endDate < request.startDate ? 'endDate' : 'endHalf';
    return refuseInput(field, message('time-off.corrections.endBeforeStart'));
  }
  const { after: given } = isPartOf(kept, request) ? whatRemains(request, kept) : {};
  if (!given) return refuseInput('endDate', message('time-off.corrections.endNotEarlier'));
  const whole = checkWholeDays('endHalf', end.endHalf === 'AM', request, facts);
  if (whole.refused) return whole;
  if (facts.amountOf(kept) === 0) {
    return refuseInput('endDate', message('time-off.corrections.nothingLeft'));
  }
  const own = checkOwnShortening(viewer, request, given.startDate, facts, selfServiceOverride);
  return own.refused ? own : checkOpenDays(given.startDate, facts, viewer);
}

function checkOwnShortening(
  viewer: Viewer,
  { requesterId }: CorrectedRequest,
  from: CalendarDate,
  { today }: CorrectionFacts,
  selfServiceOverride: SelfServiceOverride,
): Decision<'VALIDATION_ERROR' | 'OWN_REQUEST'> {
  if (viewer.id !== requesterId || from > today) return allowed;
  if (isAdmin(viewer)) {
    return checkOwnRecord('OWN_REQUEST', message('time-off.corrections.ownBegunDays'), selfServiceOverride);
  }
  return refuseInput('endDate', message('time-off.corrections.onlyFutureDays'));
}

/**
 * Whether the viewer, an approver of the request or its requester, may take the days out of it; requesters only as
 * sick leave. Refuses with `FORBIDDEN`, `INVALID_TRANSITION`, `OWN_REQUEST`, `YEAR_CLOSED`, or `VALIDATION_ERROR` at
 * the field.
 */
export function checkInterruption(
  viewer: Viewer,
  request: CorrectedRequest,
  wanted: HalfDaySpan & { type?: string | undefined },
  facts: CorrectionFacts,
  selfServiceOverride: SelfServiceOverride = noOverride,
): Correction | Decision<'FORBIDDEN'> {
  const permission = checkInterrupter(viewer, request, wanted.type, selfServiceOverride);
  if (permission.refused) return permission;
  const approved = checkApproved(request.status, 'time-off.corrections.onlyApprovedInterrupted');
  if (approved.refused) return approved;
  if (wanted.endDate < wanted.startDate) {
    return refuseInput('endDate', requestRuleMessage('time-off.requests.endBeforeStart'));
  }
  if (!isSpan(wanted)) return refuseInput('endHalf', message('time-off.corrections.daysBackwards'));
  const within = checkWithin(wanted, request);
  if (within.refused) return within;
  const cutsDay = !isOfWholeDays(wanted) && isOfWholeDays(request);
  const field = wanted.startHalf === 'PM' ? 'startHalf' : 'endHalf';
  const whole = checkWholeDays(field, cutsDay, request, facts);
  if (whole.refused) return whole;
  if (wanted.type === request.type)
    return refuseInput('type', message('time-off.corrections.alreadyOfType', { type: typeName(facts.type) }));
  if (facts.amountOf(wanted) === 0) {
    return refuseInput('endDate', message('time-off.corrections.nothingToGiveBack'));
  }
  return checkOpenDays(wanted.startDate, facts, viewer);
}

/** The half days to take out; for the whole of a day with hours, the halves they occupy. */
export function interruptedDays<Days extends HalfDaySpan>(wanted: Days, request: CorrectedRequest): Days {
  const { minutes, startDate, endDate, startHalf, endHalf } = request;
  const isWholeDay = isOfWholeDays(wanted) && wanted.startDate === startDate && wanted.endDate === endDate;
  return minutes != null && isWholeDay ? { ...wanted, startHalf, endHalf } : wanted;
}

function checkInterrupter(
  viewer: Viewer,
  { requesterId }: CorrectedRequest,
  type: string | undefined,
  selfServiceOverride: SelfServiceOverride,
): Decision<'FORBIDDEN' | 'OWN_REQUEST'> {
  if (viewer.id !== requesterId || type === ownInterruption) return allowed;
  if (isAdmin(viewer)) {
    return checkOwnRecord('OWN_REQUEST', message('time-off.corrections.ownDays'), selfServiceOverride);
  }
  return refuse('FORBIDDEN', message('time-off.corrections.onlyIllness'));
}

function checkWithin(wanted: HalfDaySpan, request: HalfDaySpan): Decision<'VALIDATION_ERROR'> {
  if (isPartOf(wanted, request)) return allowed;
  const isEarly = slotsOf(wanted).first < slotsOf(request).first || wanted.startDate > request.endDate;
  return refuseInput(isEarly ? 'startDate' : 'endDate', message('time-off.corrections.outside'));
}

function checkApproved(
  status: RequestStatus,
  key: 'time-off.corrections.onlyApprovedShortened' | 'time-off.corrections.onlyApprovedInterrupted',
): Decision<'INVALID_TRANSITION'> {
  if (status === 'APPROVED') return allowed;
  return refuse('INVALID_TRANSITION', message(key, { status }));
}

function checkWholeDays(
  field: 'startHalf' | 'endHalf',
  cutsDay: boolean,
  { minutes }: CorrectedRequest,
  { type }: CorrectionFacts,
): Decision<'VALIDATION_ERROR'> {
  if (!cutsDay) return allowed;
  if (minutes != null) return refuseInput(field, message('time-off.corrections.hoursAsWhole'));
  return type.takesHalves
    ? allowed
    : refuseInput(field, message('time-off.corrections.wholeDaysOnly', { type: typeName(type) }));
}

/** Whether the half days can be recorded as the type. Refuses with `VALIDATION_ERROR` at the half. */
export function checkRecordedAs(
  days: HalfDaySpan,
  type: Pick<LeaveType, 'name' | 'names' | 'takesHalves'>,
): Decision<'VALIDATION_ERROR'> {
  if (type.takesHalves || isOfWholeDays(days)) return allowed;
  const field = days.startHalf === 'PM' ? 'startHalf' : 'endHalf';
  return refuseInput(field, message('time-off.corrections.wholeDaysOnly', { type: typeName(type) }));
}

/** Whether the days from the first one are open. Refuses with `YEAR_CLOSED`, worded for the viewer. */
export function checkOpenDays(
  first: CalendarDate,
  { closedThrough, leave }: Pick<CorrectionFacts, 'closedThrough' | 'leave'>,
  viewer?: Pick<Viewer, 'role'>,
): Decision<'YEAR_CLOSED'> {
  if (closedThrough === undefined || first > closedThrough) return allowed;
  if (leave && isCountedOn(leave, first)) return allowed;
  return refuseClosed({ date: first, closedThrough, facts: leave, viewer });
}

/** What remains of the request, without pieces that charge nothing. */
export function remainsOf(
  request: HalfDaySpan,
  taken: HalfDaySpan,
  amountOf: CorrectionFacts['amountOf'],
): Remains {
  const { before, after } = whatRemains(request, taken);
  return {
    ...(before && amountOf(before) > 0 && { before }),
    ...(after && amountOf(after) > 0 && { after }),
  };
}
