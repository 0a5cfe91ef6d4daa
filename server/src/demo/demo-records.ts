import type { CalendarDate } from '@almanac/domain/calendar/calendar-date';
import type { StandardLeave } from '@almanac/domain/leave/plans/standard-policies';
import type { EntitledType } from '@almanac/domain/time-off/requests/vocabulary';
import type { DemoPerson } from './demo-people.ts';

export interface DemoSettings {
  today: CalendarDate;
  companyDomain: string;
  leavePolicy: StandardLeave;
}

/** A person of the demo company on a certain day. */
export type DemoUser = DemoPerson & {
  id: string;
  email: string;
  departmentId: string;
  employmentStart: CalendarDate;
};

export interface DemoAdjustment {
  id: string;
  userId: string;
  authorId: string;
  type: EntitledType;
  effectiveOn: CalendarDate;
  days: number;
  reason: string;
  createdAt: string;
}

/** Looks up an entry that must exist in the demo's lists. */
export function known<Value>(values: ReadonlyMap<string, Value>, key: string): Value {
  const value = values.get(key);
  if (value === undefined) throw new Error(`The demo company names ${key} but does not have it`);
  return value;
}
