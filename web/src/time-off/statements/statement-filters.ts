import { addressFilters, calendarDate, identifier, pageNumber } from '../../platform/lists/address.ts';

export const statementFilters = addressFilters<{ userId?: string | undefined; on?: string | undefined }>({
  userId: identifier('userId'),
  on: calendarDate('on'),
});

/** A page is a part of the people. */
export const statementsFilters = addressFilters<{
  on?: string | undefined;
  departmentId?: string | undefined;
  page: number;
}>({
  on: calendarDate('on'),
  departmentId: identifier('departmentId'),
  page: pageNumber,
});
