import type { CalendarDate } from '../../../calendar/calendar-date.ts';
import { dateText } from '../../../calendar/date-text.ts';
import type { Said, Texts } from '../../../language/message.ts';
import type { RequestStatus } from '../../requests/vocabulary.ts';

export interface OfStatus {
  status: Exclude<RequestStatus, 'APPROVED'>;
}

const statusWords = { PENDING: 'pending', REJECTED: 'rejected', CANCELLED: 'cancelled' };

export const en = {
  'time-off.booking.reason': 'Reason',
  'time-off.booking.vacationSpent': 'The requester no longer has enough vacation days for this request',
  'time-off.booking.daysSpent': ({ type }: { type: string }) =>
    `The requester no longer has enough ${type} for this request`,
  'time-off.booking.reduceLabel': 'Reduce leave',
  'time-off.booking.ownReduction':
    'Another administrator must decide whether your absence reduces your leave',
  'time-off.booking.reducesNoMonths': ({ type }: { type: string }) =>
    `${type} doesn't reduce leave by full months`,
  'time-off.booking.onlyApprovedReduces': ({ status }: OfStatus) =>
    `Only approved time off can reduce leave; this request is ${statusWords[status]}`,
  'time-off.booking.reducedTooLate': ({ day }: { day: CalendarDate }, texts: Texts) =>
    `Leave can only be reduced before the last day of employment, ${dateText(day, texts.locale)}`,
  'time-off.booking.reducedUnmailed': ({ person }: { person: Said }, texts: Texts) =>
    `${texts.text(person)} can't be notified, because the account is deactivated`,
};
