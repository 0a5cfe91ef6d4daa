import { addressFilters, firstByDefault, identifier } from '../../../platform/lists/address.ts';

const calendarViews = ['month', 'people'] as const;
export type CalendarView = (typeof calendarViews)[number];

const calendarSpans = ['month', 'quarter'] as const;
export type CalendarSpan = (typeof calendarSpans)[number];

export interface ShownGroup {
  departmentId?: string | undefined;
  teamId?: string | undefined;
}

interface CalendarFilters extends ShownGroup {
  view: CalendarView;
  /** Number of months in the people view. */
  span: CalendarSpan;
}

export const calendarFilters = addressFilters<CalendarFilters>({
  view: firstByDefault('view', calendarViews),
  span: firstByDefault('span', calendarSpans),
  departmentId: identifier('department'),
  teamId: identifier('team'),
});
