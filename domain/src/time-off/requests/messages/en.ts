import type { CalendarDate } from '../../../calendar/calendar-date.ts';
import { dateText } from '../../../calendar/date-text.ts';
import { formatList, formatNumber } from '../../../language/formats.ts';
import type { Message, Texts } from '../../../language/message.ts';
import { plural } from '../../../language/plural.ts';
import { type Dates, datesText } from './dates-text.ts';

/** The names of approvers in order. */
export interface Approvers {
  names: readonly string[];
  /** Whether the reader is one of them, before those named. */
  isReader: boolean;
  /** How many are not named. */
  others: number;
}

/** Who decided, and for whom if not for themselves; null is the reader. */
export interface DecidedBy {
  by: string | null;
  insteadOf?: string | null;
}

/** An open request in the way of another one. */
export interface InTheWay {
  type: string;
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

  'time-off.requests.pending': 'Pending',
  'time-off.requests.approved': 'Approved',
  'time-off.requests.rejected': 'Rejected',
  'time-off.requests.cancelled': 'Cancelled',
  'time-off.requests.pendingHr': 'Pending HR Approval',
  'time-off.requests.approvedByHr': 'Approved by HR',
  'time-off.requests.rejectedByHr': 'Rejected by HR',

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
    `${isOwn ? 'You' : 'They'} already have a pending ${type} request for ${texts.text(time)}`,
  'time-off.requests.approvedInTheWay': ({ type, time, isOwn }: InTheWay, texts: Texts) =>
    `${isOwn ? 'You' : 'They'} already have an approved ${type} request for ${texts.text(time)}`,
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

  'time-off.requests.morning': 'morning',
  'time-off.requests.afternoon': 'afternoon',
  'time-off.requests.minutes': ({ minutes }: { minutes: number }) =>
    plural('en', minutes, { one: `${minutes} minute`, other: `${minutes} minutes` }),
  /** The number of hours as shown is a whole number or in clock format, such as '2:30'. */
  'time-off.requests.hours': ({ hours, shown }: { hours: number; shown: string }) =>
    plural('en', hours, { one: `${shown} hour`, other: `${shown} hours` }),
  'time-off.requests.dates': (dates: Dates, texts: Texts) => datesText(dates, texts),
  'time-off.requests.morningOf': (dates: Dates, texts: Texts) => `${datesText(dates, texts)}, morning`,
  'time-off.requests.afternoonOf': (dates: Dates, texts: Texts) => `${datesText(dates, texts)}, afternoon`,
  'time-off.requests.hoursOf': ({ hours, ...dates }: Dates & { hours: Message }, texts: Texts) =>
    `${datesText(dates, texts)}, ${texts.text(hours)}`,
  'time-off.requests.untilMorning': (dates: Dates, texts: Texts) => `${datesText(dates, texts)} (morning)`,
  'time-off.requests.fromAfternoon': (dates: Dates, texts: Texts) => `${datesText(dates, texts)} (afternoon)`,
  'time-off.requests.fromTo': ({ first, last }: { first: Message; last: Message }, texts: Texts) =>
    `${texts.text(first)} to ${texts.text(last)}`,
  'time-off.requests.decide': ({ names, isReader, others }: Approvers, { locale }: Texts) => {
    const people = [
      ...(isReader ? ['You'] : []),
      ...names,
      ...(others > 0
        ? [
            plural('en', others, {
              one: '1 other',
              other: `${formatNumber(others, locale)} others`,
            }),
          ]
        : []),
    ];
    // The verb agrees with the last of those named.
    const isPlural = others > 1 || (isReader && people.length === 1);
    return `${formatList(people, locale, 'or')} ${isPlural ? 'decide' : 'decides'}`;
  },
  'time-off.requests.deputyDecides': ({ deputy, absent }: { deputy: string | null; absent: string | null }) =>
    `${deputy ?? 'you'} while ${absent === null ? 'you are' : `${absent} is`} away`,
  'time-off.requests.decideOrDeputies': (
    { approvers, deputies }: { approvers: Message; deputies: readonly Message[] },
    texts: Texts,
  ) => `${texts.text(approvers)}; ${deputies.map(texts.text).join(', ')}`,
  'time-off.requests.approvedBy': (decided: DecidedBy) => `Approved by ${decidedBy(decided)}`,
  'time-off.requests.rejectedBy': (decided: DecidedBy) => `Rejected by ${decidedBy(decided)}`,
  'time-off.requests.wasApprovedBy': (decided: DecidedBy) => `Was approved by ${decidedBy(decided)}`,
};

function decidedBy({ by, insteadOf }: DecidedBy): string {
  return `${by ?? 'you'}${insteadOf === undefined ? '' : ` for ${insteadOf ?? 'you'}`}`;
}
