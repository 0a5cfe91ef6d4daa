import type { CalendarDate } from '../../../calendar/calendar-date.ts';
import { dateText } from '../../../calendar/date-text.ts';
import type { Texts } from '../../../language/message.ts';

export const en = {
  'people.accounts.deputy': 'Deputy',
  'people.accounts.deputyStart': 'Start date',
  'people.accounts.deputyEnd': 'End date',

  'people.accounts.systemAdminOnlyChange': 'Only a system administrator can change a system administrator',
  'people.accounts.systemAdminOnlyGrant':
    'Only a system administrator can make someone a system administrator',
  'people.accounts.ownEmployment': 'You cannot change your own employment dates; another administrator can',
  'people.accounts.ownAddress': 'You cannot change your own address; another administrator can',
  'people.accounts.addressOfAdmin': 'Only a system administrator can change the address of an administrator',
  'people.accounts.ownRole': 'You cannot change your own role',
  'people.accounts.ownDeactivation': 'You cannot deactivate yourself',
  'people.accounts.alreadyDeactivated': 'The user is deactivated already',
  'people.accounts.deactivated': 'The user is deactivated',
  'people.accounts.hasSignedIn': 'The user has signed in already',
  'people.accounts.alreadyActive': 'The user is active already',
  'people.accounts.erased': 'This person has been erased and can no longer be changed or exported',
  'people.accounts.ownErasure': 'You cannot erase yourself',
  'people.accounts.activeErasure': 'Only a deactivated user can be erased',
  'people.accounts.lastSystemAdmin': 'The last active system administrator cannot leave',

  'people.accounts.personnelNumberTaken': ({ number }: { number: string }) =>
    `The personnel number ${number} belongs to someone else`,
  'people.accounts.startsAfterLastDay': 'Employment cannot start after its last day',
  'people.accounts.endsBeforeStart': 'The last day cannot be before the employment starts',
  'people.accounts.ownLastDayPast': 'Your own last day cannot be in the past',
  'people.accounts.onlyFirstWithoutStart': 'Only the first employment can lack a start',
  'people.accounts.onlyLastWithoutEnd': 'Only the latest employment can lack a last day',
  'people.accounts.startsBeforePreviousEnds': ({ day }: { day: CalendarDate }, texts: Texts) =>
    `The employment can start on ${dateText(day, texts.locale)} at the earliest: the one before it lasts until then`,
  'people.accounts.previousIsOpen': 'Enter the last day of the previous employment first',
  'people.accounts.keepsOnlyIntoNew': 'Only a new employment can begin with the balance of the previous one',

  'people.accounts.deputyKeepers': 'Only the person themselves and administrators can name a deputy',
  'people.accounts.deputyOfApproversOnly': 'Only people who decide requests have a deputy',
  'people.accounts.deputyCannotSignIn': 'This person cannot sign in',
  'people.accounts.ownDeputy': 'No one can be their own deputy',
  'people.accounts.deputyDecides': 'A deputy must be a manager or an administrator',
  'people.accounts.deputyOfAdmin': 'Only another administrator can stand in for an administrator',
  'people.accounts.deputyEndBeforeStart': 'End date must be on or after start date',
  'people.accounts.deputyEndPast': 'End date cannot be in the past',
  'people.accounts.deputyOverlaps': 'There is already a deputy for some of these days',
};
