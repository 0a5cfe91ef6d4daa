import type { AbsenceVisibility } from '../access/absence-scope.ts';
import type { WeekStart } from '../calendar/week-start.ts';
import type { CapacityShare } from '../capacity-share.ts';
import type { Message } from '../language/message.ts';
import { message } from './messages/message.ts';

/** The names of the choices. */
export const absenceVisibilityNames: Readonly<Record<AbsenceVisibility, Message>> = {
  company: message('settings.visibleInCompany'),
  department: message('settings.visibleInDepartment'),
  none: message('settings.visibleToNoOne'),
};

export const weekStartNames: Readonly<Record<WeekStart, Message>> = {
  BY_LANGUAGE: message('settings.byLanguage'),
  SUNDAY: message('settings.sunday'),
  MONDAY: message('settings.monday'),
  TUESDAY: message('settings.tuesday'),
  WEDNESDAY: message('settings.wednesday'),
  THURSDAY: message('settings.thursday'),
  FRIDAY: message('settings.friday'),
  SATURDAY: message('settings.saturday'),
};

export const capacityShareNames: Readonly<Record<CapacityShare, Message>> = {
  QUARTER: message('settings.quarter'),
  THIRD: message('settings.third'),
  HALF: message('settings.half'),
  TWO_THIRDS: message('settings.twoThirds'),
  THREE_QUARTERS: message('settings.threeQuarters'),
};
