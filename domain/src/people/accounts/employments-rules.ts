import { addDays, type CalendarDate } from '../../calendar/calendar-date.ts';
import { firstBoundedDay } from '../../calendar/day-bounds.ts';
import { checkDays, type GivenDay } from '../../calendar/day-fault.ts';
import {
  allowed,
  type Decision,
  type Issue,
  type Outcome,
  refuseInput,
  validationRefusal,
} from '../../refusal.ts';
import { type Employment, employmentsOf, type OneEmployment } from './employment.ts';
import { message } from './messages/message.ts';
import { ruleMessage } from './messages/rule-message.ts';

/**
 * Whether the employments can follow each other: they don't overlap, only the first lacks a start and only the last a
 * last day, and all days are within the bounds; stored days pass unchanged. Refuses with `VALIDATION_ERROR`, each fault
 * at its field.
 */
export function checkEmployments(
  employments: readonly OneEmployment[],
  stored: Employment,
  today: CalendarDate,
): Decision<'VALIDATION_ERROR'> {
  const days = checkDays(boundedDays(employments, stored), today);
  if (days.refused) return days;
  const [first, ...others] = employments.flatMap((each, index) => faultsOf(each, index, employments));
  return first ? validationRefusal([first, ...others]) : allowed;
}

/**
 * Whether the latest employment starts after those before it, if there are any. Refuses with `VALIDATION_ERROR` at
 * `employmentStart`.
 */
export function checkAfterEarlier({
  employmentStart,
  earlierEmployments = [],
}: Employment): Decision<'VALIDATION_ERROR'> {
  const endDate = earlierEmployments.at(-1)?.endDate;
  if (endDate === undefined || (employmentStart !== undefined && employmentStart > endDate)) return allowed;
  const fault = employmentStart === undefined ? needsStart : startsTooEarly(endDate);
  return refuseInput('employmentStart', fault);
}

/**
 * A person's employments with a new one from the day. Refuses with `VALIDATION_ERROR` at `employmentStart` if the latest
 * one has no last day, or one that isn't over by then.
 */
export function withNewEmployment(
  employment: Employment,
  { startDate, keepsBalance }: { startDate: CalendarDate; keepsBalance: boolean },
): Outcome<Employment, 'VALIDATION_ERROR'> {
  const { employmentEnd } = employment;
  if (employmentEnd === undefined) {
    return refuseInput('employmentStart', ruleMessage('people.accounts.previousIsOpen'));
  }
  if (startDate <= employmentEnd) return refuseInput('employmentStart', startsTooEarly(employmentEnd));
  return {
    employmentStart: startDate,
    countsEarlier: false,
    keepsBalance,
    earlierEmployments: employmentsOf(employment),
  };
}

const needsStart = ruleMessage('people.accounts.onlyFirstWithoutStart');

function startsTooEarly(endDate: CalendarDate) {
  return ruleMessage('people.accounts.startsBeforePreviousEnds', { day: addDays(endDate, 1) });
}

function boundedDays(employments: readonly OneEmployment[], stored: Employment): GivenDay[] {
  const known = new Set(employmentsOf(stored).flatMap(({ startDate, endDate }) => [startDate, endDate]));
  const storedDay = (day: CalendarDate | undefined) => (known.has(day) ? day : undefined);
  return employments.flatMap(({ startDate, endDate }, index) => [
    {
      path: `employments.${index}.startDate`,
      label: message('people.accounts.employmentStart'),
      day: startDate,
      stored: storedDay(startDate),
      first: firstBoundedDay,
    },
    {
      path: `employments.${index}.endDate`,
      label: message('people.accounts.lastDay'),
      day: endDate,
      stored: storedDay(endDate),
    },
  ]);
}

function faultsOf(
  { startDate, endDate }: OneEmployment,
  index: number,
  employments: readonly OneEmployment[],
): Issue[] {
  const fault = (field: 'startDate' | 'endDate', said: Issue['message']): Issue[] => [
    { path: `employments.${index}.${field}`, message: said },
  ];
  const previousEnd = employments[index - 1]?.endDate;
  if (index > 0 && startDate === undefined) return fault('startDate', needsStart);
  if (startDate !== undefined && previousEnd !== undefined && startDate <= previousEnd) {
    return fault('startDate', startsTooEarly(previousEnd));
  }
  if (endDate === undefined && index < employments.length - 1) {
    return fault('endDate', ruleMessage('people.accounts.onlyLastWithoutEnd'));
  }
  return startDate !== undefined && endDate !== undefined && endDate < startDate
    ? fault('endDate', ruleMessage('people.accounts.endsBeforeStart'))
    : [];
}
