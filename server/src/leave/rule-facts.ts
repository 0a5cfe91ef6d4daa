import type { CalendarDate } from '@almanac/domain/calendar/calendar-date';
import type { LeavePlan, RuleFacts } from '@almanac/domain/leave/plans/plan';
import { type PersonRecord, type RuleRecords, termsOfPerson } from '@almanac/domain/leave/rule-edit';
import type { TermsRow } from '@almanac/domain/leave/terms/terms';
import type { LeaveType } from '@almanac/domain/leave/types/leave-type';
import { employmentOfRow } from '../people/accounts/employment/employment-of-row.ts';
import type { Reader } from '../platform/database/database.ts';
import { workRulesOf } from '../work-time/work-facts-queries.ts';
import {
  type NamedRules,
  readNamedRules,
  readStoredRules,
  type StoredRules,
} from './facts/rule-facts-queries.ts';
import { storedVersions } from './plans/plan-record.ts';
import { byCode, type TypesByCode } from './types/type-queries.ts';

/** The facts behind a person's grants: employment and terms, in full. */
export type PersonalRules = Omit<RuleFacts, 'type'> & {
  name: string;
  /** The day on which the account was created. */
  createdOn: CalendarDate;
};

interface RulesOfPeople {
  types: LeaveType[];
  /** All types, not only the requested ones. */
  typesByCode: TypesByCode;
  people: Map<string, PersonalRules>;
}

/** The people's rules and all types, with one query. */
export async function readPersonalRules(
  database: Reader,
  userIds: readonly string[],
): Promise<RulesOfPeople> {
  return rulesOfPeople(await readStoredRules(database, userIds));
}

/** The same as stored, for the given types or all. */
function rulesOfPeople(stored: StoredRules, codes?: readonly string[]): RulesOfPeople {
  const records = ruleRecordsOf(stored);
  const people = new Map<string, PersonalRules>();
  for (const [userId, person] of records.people) {
    const terms = termsOfPerson(records, userId);
    if (terms) people.set(userId, { ...person, terms });
  }
  return {
    types: stored.types.filter(({ code }) => codes?.includes(code) ?? true),
    typesByCode: byCode(stored.types),
    people,
  };
}

/** The given plan, place and schedule, in full. */
export async function readNamedRecords(
  database: Reader,
  named: NamedRules,
  types: readonly LeaveType[],
): Promise<Pick<RuleRecords, 'plans' | 'places' | 'schedules'>> {
  const { plans, ...work } = await readNamedRules(database, named);
  return { plans: plansOf(plans, types), ...workRulesOf(work) };
}

/** The stored rules as records for a rule edit. */
export function ruleRecordsOf(stored: StoredRules): RuleRecords {
  const people = new Map<string, PersonRecord>();
  const terms = new Map<string, [TermsRow, ...TermsRow[]]>();
  for (const { userId, name, createdOn, from, planId, placeId, scheduleId, ...columns } of stored.terms) {
    const row = { from, planId, placeId, scheduleId };
    const earlier = terms.get(userId);
    if (earlier) earlier.push(row);
    else {
      people.set(userId, {
        name,
        createdOn,
        employment: employmentOfRow(columns),
      });
      terms.set(userId, [row]);
    }
  }
  const { types } = stored;
  return { types, plans: plansOf(stored.plans, types), ...workRulesOf(stored), people, terms };
}

function plansOf(plans: StoredRules['plans'], types: readonly LeaveType[]): Map<string, LeavePlan> {
  const units = new Map(types.map(({ code, unit }) => [code, unit]));
  return new Map(
    plans.map(({ id, yearStart, policies }) => [
      id,
      { id, yearStart, policies: storedVersions({ policies }, units) },
    ]),
  );
}
