import { formText } from './messages/form-text.ts';
import type { Words } from './type-words.ts';

export function colourNames(): Words<'colour'> {
  return {
    blue: formText('leave.types.blue'),
    red: formText('leave.types.red'),
    green: formText('leave.types.green'),
    grey: formText('leave.types.grey'),
    orange: formText('leave.types.orange'),
    purple: formText('leave.types.purple'),
    teal: formText('leave.types.teal'),
    pink: formText('leave.types.pink'),
  };
}

export function countNames(): Words<'counts'> {
  return {
    WORKED: formText('leave.types.countsWorked'),
    WEEKDAYS: formText('leave.types.countsWeekdays'),
    CALENDAR: formText('leave.types.countsCalendar'),
  };
}

export function reasonNames(): Words<'reason'> {
  return {
    NONE: formText('leave.types.reasonNone'),
    OPTIONAL: formText('leave.types.reasonOptional'),
    REQUIRED: formText('leave.types.reasonRequired'),
  };
}

export function reducingNames(): Words<'reducesLeave'> {
  return {
    NONE: formText('leave.types.reducesNothing'),
    DAYS: formText('leave.types.reducesByDays'),
    FULL_MONTHS: formText('leave.types.reducesByMonths'),
  };
}

export function documentBearerNames(): Words<'documentBy'> {
  return {
    PERSON: formText('leave.types.documentByPerson'),
    HR: formText('leave.types.documentByHr'),
  };
}

/** The names as options, in their order. */
export function optionsOf<Id extends string>(names: Record<Id, string>): { id: Id; label: string }[] {
  return (Object.entries(names) as [Id, string][]).map(([id, label]) => ({ id, label }));
}
