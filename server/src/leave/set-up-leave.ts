import { randomUUIDv7 } from 'node:crypto';
import { system } from '@almanac/domain/access/principal';
import type { CalendarDate } from '@almanac/domain/calendar/calendar-date';
import { leaveSetUp } from '@almanac/domain/leave/events';
import { leaveYearOf } from '@almanac/domain/leave/plans/leave-year';
import { firstPlanName } from '@almanac/domain/leave/plans/messages/first-plan';
import { documentOf } from '@almanac/domain/leave/plans/policy-schema';
import {
  differingSettings,
  type StandardLeave,
  standardPolicies,
} from '@almanac/domain/leave/plans/standard-policies';
import type { Outcome } from '@almanac/domain/refusal';
import { change } from '../audit/change.ts';
import { blockNewUsers } from '../people/accounts/records/lock-store.ts';
import type { Reader } from '../platform/database/database.ts';
import { type ChangeContext, unchanged } from '../platform/use-case/change.ts';
import { insertPlace, insertSchedule } from '../work-time/place-store.ts';
import { readDefaultPlace } from '../work-time/queries.ts';
import { claimRules } from '../work-time/rule-changes/rule-lock-store.ts';
import { readPlan } from './plans/plan-queries.ts';
import { insertPlan } from './plans/plan-store.ts';
import { assignMissingTerms } from './terms/terms-store.ts';

export interface LeaveSetUp {
  settings: StandardLeave;
  today: CalendarDate;
  /** The first day with any leave record. */
  readFirstDay(database: Reader): Promise<CalendarDate | undefined>;
}

const mondayToFriday = [...Array<number>(10).fill(240), 0, 0, 0, 0];

/**
 * Writes a company's first rules if there are none: a schedule, a place, a plan, and everyone's terms; once, however
 * many instances start.
 */
export function setUpLeave(
  context: Omit<ChangeContext, 'actor'>,
  { settings, today, readFirstDay }: LeaveSetUp,
): Promise<Outcome<null, never>> {
  return change({ ...context, actor: system }, async (writer) => {
    await claimRules(writer);
    if (await readDefaultPlace(writer)) return unchanged(null);
    await blockNewUsers(writer);
    const firstDay = (await readFirstDay(writer)) ?? today;
    const { leaveYearStart } = settings;
    const { startDate: from } = leaveYearOf(firstDay < today ? firstDay : today, leaveYearStart);
    const policies = Object.entries(standardPolicies(settings)).map(([type, rules]) => ({
      type,
      from,
      rules: documentOf(rules, 'DAY'),
    }));
    const scheduleId = await insertSchedule(writer, { name: 'Monday to Friday', minutes: mondayToFriday });
    const plan = firstPlanName;
    const planId = await insertPlan(writer, {
      name: plan,
      yearStart: leaveYearStart,
      policies,
      isSeeded: true,
    });
    await insertPlace(writer, { name: 'Company', planId, scheduleId });
    const people = await assignMissingTerms(writer);
    return {
      result: null,
      events: [
        leaveSetUp({
          entityId: randomUUIDv7(),
          changes: [
            { field: 'leaveYear', to: from },
            { field: 'vacationDaysTotal', to: settings.vacationDaysPerYear },
            { field: 'sickDaysTotal', to: settings.sickDaysPerYear },
          ],
          data: { plan, people },
        }),
      ],
    };
  });
}

const variables: Record<keyof StandardLeave, string> = {
  leaveYearStart: 'LEAVE_YEAR_START',
  vacationDaysPerYear: 'VACATION_DAYS_PER_YEAR',
  sickDaysPerYear: 'SICK_DAYS_PER_YEAR',
};

/** A sentence for each variable that differs from the newcomers' plan, which wins. */
export async function readDifferingVariables(
  database: Reader,
  given: Partial<StandardLeave>,
  today: CalendarDate,
): Promise<string[]> {
  const place = await readDefaultPlace(database);
  const plan = place && (await readPlan(database, place.planId, today));
  if (!plan) return [];
  return differingSettings(plan, given, today).map(
    ({ name, given, held }) =>
      `${variables[name]} is ${given}, but the plan ${plan.name} has ${held ?? 'none'}: the plan holds, the variable only sets up an empty database`,
  );
}
