import type { LeavePlan, LeaveTerms, RuleFacts } from '@almanac/domain/leave/plan';
import type { TermsInOrder } from '@almanac/domain/work-time/day-of-work';
import type { Reader } from '../platform/database/database.ts';
import { withoutNulls } from '../platform/database/without-nulls.ts';
import { readWorkRules } from '../work-time/work-facts-queries.ts';
import { storedVersions } from './plan-record.ts';
import { readHeldTerms, readPlansWithPolicies, readTypesOfFacts } from './rule-facts-queries.ts';

/** What decides what is granted to a person: their employment, and their terms with all that these name. */
export type PersonalRules = Omit<RuleFacts, 'type'> & { name: string };

/** The rules that hold for people, and the types that there are, with a number of queries that does not depend on theirs. */
export async function readPersonalRules(
  database: Reader,
  userIds: readonly string[],
  codes?: readonly string[],
): Promise<{ types: RuleFacts['type'][]; people: Map<string, PersonalRules> }> {
  const all = await readTypesOfFacts(database);
  const units = new Map(all.map(({ code, unit }) => [code, unit]));
  const rows = await readHeldTerms(database, userIds);
  const planIds = [...new Set(rows.map(({ planId }) => planId))];
  const plans = new Map<string, LeavePlan>();
  for (const { id, yearStart, policies } of await readPlansWithPolicies(database, planIds)) {
    plans.set(id, { id, yearStart, policies: storedVersions({ policies }, units) });
  }
  const { schedules, places } = await readWorkRules(database, rows);
  const people = new Map<string, PersonalRules>();
  for (const [userId, held] of Map.groupBy(rows, (row) => row.userId)) {
    const terms = held.flatMap(({ from, planId, placeId, scheduleId }): LeaveTerms[] => {
      const [plan, place, schedule] = [plans.get(planId), places.get(placeId), schedules.get(scheduleId)];
      return plan && place && schedule ? [{ from, plan, place, schedule }] : [];
    });
    const [first, ...later] = terms;
    const [person] = held;
    if (!first || !person) continue;
    const inOrder: TermsInOrder<LeaveTerms> = [first, ...later];
    const { name, employmentStart, employmentEnd } = person;
    people.set(userId, {
      name,
      employment: withoutNulls({ employmentStart, employmentEnd }),
      terms: inOrder,
    });
  }
  return { types: all.filter(({ code }) => codes?.includes(code) ?? true), people };
}
