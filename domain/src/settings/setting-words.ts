import type { AbsenceVisibility } from '../access/absence-scope.ts';
import type { WeekStart } from '../calendar/week-start.ts';
import type { CapacityShare } from '../capacity-share.ts';

/** The names of the choices. */
export const absenceVisibilityNames: Record<AbsenceVisibility, string> = {
  company: 'Everyone in the company',
  department: 'Their own department and teams',
  none: 'No one',
};

export const weekStartNames: Record<WeekStart, string> = {
  BY_LANGUAGE: 'As usual in the language',
  SUNDAY: 'Sunday',
  MONDAY: 'Monday',
  TUESDAY: 'Tuesday',
  WEDNESDAY: 'Wednesday',
  THURSDAY: 'Thursday',
  FRIDAY: 'Friday',
  SATURDAY: 'Saturday',
};

/** The shares within a sentence: 'more than two thirds of the department'. */
export const shareWords: Record<CapacityShare, string> = {
  QUARTER: 'a quarter',
  THIRD: 'a third',
  HALF: 'half',
  TWO_THIRDS: 'two thirds',
  THREE_QUARTERS: 'three quarters',
};
