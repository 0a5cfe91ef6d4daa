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

export const en = {
  'time-off.requests.pending': 'Pending',
  'time-off.requests.approved': 'Approved',
  'time-off.requests.rejected': 'Rejected',
  'time-off.requests.cancelled': 'Cancelled',
  'time-off.requests.pendingHr': 'Pending HR Approval',
  'time-off.requests.approvedByHr': 'Approved by HR',
  'time-off.requests.rejectedByHr': 'Rejected by HR',

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
