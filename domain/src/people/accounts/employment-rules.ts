import type { CalendarDate } from '../../calendar/calendar-date.ts';
import { firstBoundedDay } from '../../calendar/day-bounds.ts';
import { checkDays } from '../../calendar/day-fault.ts';
import { allowed, type Decision, refuseInput } from '../../refusal.ts';
import type { Employment } from './employment.ts';
import { message } from './messages/message.ts';
import { ruleMessage } from './messages/rule-message.ts';

type GivenEmployment = { [Field in keyof Employment]?: CalendarDate | null | undefined };

/**
 * Whether the days are valid: a start from 1950, and both by the end of the tenth year after today. Stored days pass
 * unchanged. Refuses with `VALIDATION_ERROR`, each day at its field.
 */
export function checkEmploymentDays(
  given: GivenEmployment,
  stored: Employment,
  today: CalendarDate,
  endField: 'employmentEnd' | 'lastDay' = 'employmentEnd',
): Decision<'VALIDATION_ERROR'> {
  return checkDays(
    [
      {
        path: 'employmentStart',
        label: message('people.accounts.employmentStart'),
        day: given.employmentStart,
        stored: stored.employmentStart,
        first: firstBoundedDay,
      },
      {
        path: endField,
        label: message('people.accounts.lastDay'),
        day: given.employmentEnd,
        stored: stored.employmentEnd,
      },
    ],
    today,
  );
}

/** Whether the employment ends on or after its start. Refuses with `VALIDATION_ERROR` at the given field. */
export function checkEmployment(
  { employmentStart, employmentEnd }: Employment,
  field: 'employmentStart' | 'employmentEnd' | 'lastDay',
): Decision<'VALIDATION_ERROR'> {
  if (!employmentStart || !employmentEnd || employmentStart <= employmentEnd) return allowed;
  if (field === 'employmentStart')
    return refuseInput(field, ruleMessage('people.accounts.startsAfterLastDay'));
  return refuseInput(field, ruleMessage('people.accounts.endsBeforeStart'));
}

/**
 * Whether people would close their own account at once by this last day. Refuses with `VALIDATION_ERROR` at the given
 * field.
 */
export function checkOwnLastDay(
  isOwn: boolean,
  lastDay: CalendarDate,
  today: CalendarDate,
  field: 'employmentEnd' | 'lastDay',
): Decision<'VALIDATION_ERROR'> {
  return isOwn && lastDay < today
    ? refuseInput(field, ruleMessage('people.accounts.ownLastDayPast'))
    : allowed;
}
