import type { CalendarDate } from '../../../calendar/calendar-date.ts';
import { dateText } from '../../../calendar/date-text.ts';
import type { Message, Said, Texts } from '../../../language/message.ts';
import { plural } from '../../../language/plural.ts';

/** An open request in the way of another one. */
export interface InTheWay {
  type: Said;
  time: Message;
  /** Whether the reader is the requester. */
  isOwn: boolean;
}

export interface Employed {
  day: CalendarDate;
  /** Whether the reader is the employee. */
  isOwn: boolean;
}

export const en = {
  'time-off.requests.request': 'Request',
  'time-off.requests.type': 'Type',
  'time-off.requests.startDate': 'Start date',
  'time-off.requests.endDate': 'End date',
  'time-off.requests.reason': 'Reason',
  'time-off.requests.half': 'A half',
  'time-off.requests.typeExpected': 'type must be the code of a type, such as VACATION',
  'time-off.requests.wholeMinutes': 'Minutes must be a whole number',
  'time-off.requests.leastMinutes': ({ least }: { least: number }) => `Minutes must be at least ${least}`,
  'time-off.requests.mostMinutes': ({ most }: { most: number }) => `Minutes must be at most ${most}`,

  'time-off.requests.fourYearsAhead': 'Time off of this type can begin at most four years ahead',
  'time-off.requests.twoYearsAhead': 'Time off can be requested for at most two years ahead',
  'time-off.requests.beforeEmployment': ({ day, isOwn }: Employed, { locale }: Texts) =>
    `${isOwn ? 'Your' : 'Their'} employment has not begun on this day; it begins on ${dateText(day, locale)}`,
  'time-off.requests.afterEmployment': ({ day, isOwn }: Employed, { locale }: Texts) =>
    `${isOwn ? 'Your' : 'Their'} employment ends on ${dateText(day, locale)}`,
  'time-off.requests.endBeforeStart': 'End date must be on or after start date',
  'time-off.requests.longestPeriod': ({ days }: { days: number }) =>
    plural('en', days, {
      one: `The period must be at most ${days} day long`,
      other: `The period must be at most ${days} days long`,
    }),
  'time-off.requests.concealedInTheWay': 'Only HR can see what is recorded on these days; please ask them',
  'time-off.requests.pendingInTheWay': ({ type, time, isOwn }: InTheWay, texts: Texts) =>
    `${isOwn ? 'You' : 'They'} already have a pending ${texts.text(type)} request for ${texts.text(time)}`,
  'time-off.requests.approvedInTheWay': ({ type, time, isOwn }: InTheWay, texts: Texts) =>
    `${isOwn ? 'You' : 'They'} already have an approved ${texts.text(type)} request for ${texts.text(time)}`,
  'time-off.requests.alreadyPending': 'This request is already pending',
  'time-off.requests.alreadyApproved': 'This request is already approved',
  'time-off.requests.alreadyRejected': 'This request is already rejected',
  'time-off.requests.alreadyCancelled': 'This request is already cancelled',
  'time-off.requests.approvedNotPending': 'Only a pending request can be changed; this one is approved',
  'time-off.requests.rejectedNotPending': 'Only a pending request can be changed; this one is rejected',
  'time-off.requests.cancelledNotPending': 'Only a pending request can be changed; this one is cancelled',
  'time-off.requests.ownDecision': 'You cannot decide your own request',
  'time-off.requests.onlyRequesterDeletes': 'Only the requester can delete this request',
  'time-off.requests.onlyRequesterEdits': 'Only the requester can edit this request',
  'time-off.requests.cancelForbidden': 'Only the requester or an administrator can cancel this request',
  'time-off.requests.onlyRequesterCancels': 'Only the requester can cancel a pending request',
  'time-off.requests.hasBegun': 'This time off has already begun; ask HR to cancel it',
  'time-off.requests.ownHasBegun': 'This time off has already begun; another administrator can cancel it',
};
