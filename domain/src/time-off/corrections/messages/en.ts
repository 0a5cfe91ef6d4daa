import type { RequestStatus } from '../../requests/vocabulary.ts';

export interface OfStatus {
  status: Exclude<RequestStatus, 'APPROVED'>;
}

const statusWords = { PENDING: 'pending', REJECTED: 'rejected', CANCELLED: 'cancelled' };

export const en = {
  'time-off.corrections.reason': 'Reason',
  'time-off.corrections.user': 'User',
  'time-off.corrections.statusExpected': 'Status must be PENDING or APPROVED',
  'time-off.corrections.onlyApprovedShortened': ({ status }: OfStatus) =>
    `Only approved time off can be shortened; this request is ${statusWords[status]}`,
  'time-off.corrections.onlyApprovedInterrupted': ({ status }: OfStatus) =>
    `Only approved time off can be interrupted; this request is ${statusWords[status]}`,
  'time-off.corrections.endBeforeStart':
    'The new end must not be before the start; cancel it to give back all of it',
  'time-off.corrections.endNotEarlier': 'The new end must be before the present one',
  'time-off.corrections.nothingLeft': 'Nothing would be left of it; cancel it to give back all of it',
  'time-off.corrections.ownBegunDays': 'Another administrator can give back days that have begun',
  'time-off.corrections.onlyFutureDays': 'You can give back days from tomorrow on; ask HR about earlier ones',
  'time-off.corrections.daysBackwards': 'The days cannot end before they start',
  'time-off.corrections.alreadyOfType': ({ type }: { type: string }) => `These days are ${type} already`,
  'time-off.corrections.nothingToGiveBack':
    'There is nothing to give back: these days are free or public holidays',
  'time-off.corrections.ownDays': 'Another administrator can remove these days',
  'time-off.corrections.onlyIllness':
    'You can report that you were ill; ask an approver to record anything else',
  'time-off.corrections.outside': 'These days must lie within the time off; request others separately',
  'time-off.corrections.hoursAsWhole': 'Hours of a single day can only be given back as a whole',
  'time-off.corrections.wholeDaysOnly': ({ type }: { type: string }) => `${type} is taken in whole days`,
  'time-off.corrections.ownRecording': 'Someone else must record time off for you',
  'time-off.corrections.balanceSpent': ({ type }: { type: string }) =>
    `These days would return to ${type}, but its balance has been used since; change that request first`,
  'time-off.corrections.daysFromApproved':
    'These days were taken from approved time off; delete this request, and they return to it',
  'time-off.corrections.interruptedSince': 'This time off was interrupted since; its decision stands',
};
