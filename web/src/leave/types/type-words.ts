import type { OfferedType } from '@almanac/domain/leave/types/types-schema';

type Words<Field extends keyof OfferedType> = Record<NonNullable<OfferedType[Field]> & string, string>;

export const colourNames: Words<'colour'> = {
  blue: 'Blue',
  red: 'Red',
  green: 'Green',
  grey: 'Grey',
  orange: 'Orange',
  purple: 'Purple',
  teal: 'Teal',
  pink: 'Pink',
};

export const unitNames: Words<'unit'> = { DAY: 'Days', HOUR: 'Hours' };

export const countNames: Words<'counts'> = {
  WORKED: 'Scheduled working days',
  WEEKDAYS: 'Monday to Friday',
  CALENDAR: 'Calendar days',
};

export const reasonNames: Words<'reason'> = {
  NONE: 'Not asked for',
  OPTIONAL: 'May be given',
  REQUIRED: 'Must be given',
};

export const audienceNames: Words<'shownTo'> = {
  EVERYONE: 'Everyone',
  APPROVERS: 'Approvers and HR',
  HR: 'HR only',
};

/** The names as options, in their order. */
export function optionsOf<Id extends string>(names: Record<Id, string>): { id: Id; label: string }[] {
  return (Object.entries(names) as [Id, string][]).map(([id, label]) => ({ id, label }));
}
