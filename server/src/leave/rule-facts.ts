import type { CalendarDate } from '@almanac/domain/calendar/calendar-date';
import type { LeaveType } from '@almanac/domain/leave/leave-type';
import type { LeavePlan, LeaveTerms, RuleFacts } from '@almanac/domain/leave/plan';
import type { TermsInOrder } from '@almanac/domain/work-time/day-of-work';
import type { Reader } from '../platform/database/database.ts';
import { withoutNulls } from '../platform/database/without-nulls.ts';
import { workRulesOf } from '../work-time/work-facts-queries.ts';
import { storedVersions } from './plan-record.ts';
import { readStoredRules, type StoredRules } from './rule-facts-queries.ts';
import { byCode, type TypesByCode } from './type-queries.ts';

/** What decides what is granted to a person: their employment, and their terms with all that these name. */
export type PersonalRules = Omit<RuleFacts, 'type'> & {
  name: string;
  /** The day on which the account was made. */
  createdOn: CalendarDate;
};

interface RulesOfPeople {
  types: LeaveType[];
  /** All types, whichever are asked for. */
  typesByCode: TypesByCode;
  people: Map<string, PersonalRules>;
}

/** The rules that hold for people, and the types that there are, with one query. */
export async function readPersonalRules(
  database: Reader,
  userIds: readonly string[],
): Promise<RulesOfPeople> {
  return rulesOfPeople(await readStoredRules(database, userIds));
}

/** The same as the database tells it, with the types that are named, or all. */
export function rulesOfPeople(stored: StoredRules, codes?: readonly string[]): RulesOfPeople {
  const units = new Map(stored.types.map(({ code, unit }) => [code, unit]));
  const plans = new Map<string, LeavePlan>();
  for (const { id, yearStart, policies } of stored.plans) {
    plans.set(id, { id, yearStart, policies: storedVersions({ policies }, units) });
  }
  const { schedules, places } = workRulesOf(stored);
  const people = new Map<string, PersonalRules>();
  for (const [userId, held] of Map.groupBy(stored.held, (row) => row.userId)) {
    const terms = held.flatMap(({ from, planId, placeId, scheduleId }): LeaveTerms[] => {
      const [plan, place, schedule] = [plans.get(planId), places.get(placeId), schedules.get(scheduleId)];
      return plan && place && schedule ? [{ from, plan, place, schedule }] : [];
    });
    const [first, ...later] = terms;
    const [person] = held;
    if (!first || !person) continue;
    const inOrder: TermsInOrder<LeaveTerms> = [first, ...later];
    const { name, employmentStart, employmentEnd, createdOn } = person;
    people.set(userId, {
      name,
      createdOn,
      employment: withoutNulls({ employmentStart, employmentEnd }),
      terms: inOrder,
    });
  }
  return {
    types: stored.types.filter(({ code }) => codes?.includes(code) ?? true),
    typesByCode: byCode(stored.types),
    people,
  };
}
