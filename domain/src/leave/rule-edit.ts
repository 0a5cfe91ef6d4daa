import type { CalendarDate } from '../calendar/calendar-date.ts';
import type { Employment } from '../people/accounts/employment.ts';
import { isRefusal } from '../refusal.ts';
import { replaced, type WorkEdit, type WorkRecords, withWorkEdit } from '../work-time/work-edit.ts';
import type { LeaveYearStart } from './plans/leave-year.ts';
import type { LeavePlan, LeaveTerms, PolicyVersion } from './plans/plan.ts';
import { changedTerms, type TermsChange, type TermsRow, termsWithout } from './terms/terms.ts';
import type { LeaveType } from './types/leave-type.ts';

/** A person, with what their grants depend on. */
export interface PersonRecord {
  name: string;
  /** The day the account was created. */
  createdOn: CalendarDate;
  employment: Employment;
}

/** The records that determine grants, by id. */
export interface RuleRecords extends WorkRecords {
  types: readonly LeaveType[];
  plans: ReadonlyMap<string, LeavePlan>;
  people: ReadonlyMap<string, PersonRecord>;
  /** Each person's terms, in date order. */
  terms: ReadonlyMap<string, readonly [TermsRow, ...TermsRow[]]>;
}

/** A change of the records that determine grants. */
export type RuleEdit =
  | WorkEdit
  /** A new version of a policy, or a replacement for the same day. */
  | { kind: 'POLICY'; planId: string; version: PolicyVersion }
  | { kind: 'POLICY_DELETION'; planId: string; type: string; from: CalendarDate }
  /** The leave-year start of a plan, and all its versions if they change. */
  | {
      kind: 'PLAN';
      planId: string;
      yearStart: LeaveYearStart | null;
      policies: readonly PolicyVersion[] | undefined;
    }
  | { kind: 'TERMS'; userIds: readonly string[]; change: TermsChange }
  | { kind: 'TERMS_DELETION'; userId: string; from: CalendarDate }
  | { kind: 'EMPLOYMENTS'; userId: string; employment: Employment }
  | { kind: 'TYPE'; type: LeaveType };

/** Returns the records after the change; records that are not loaded are not added. */
export function withRuleEdit<Records extends RuleRecords>(records: Records, edit: RuleEdit): Records {
  switch (edit.kind) {
    case 'POLICY':
      return withPlan(records, edit.planId, (plan) => {
        const { type, from } = edit.version;
        return { ...plan, policies: inOrder([...without(plan, { type, from }), edit.version]) };
      });
    case 'POLICY_DELETION':
      return withPlan(records, edit.planId, (plan) => ({ ...plan, policies: without(plan, edit) }));
    case 'PLAN':
      return withPlan(records, edit.planId, ({ id, policies }) => ({
        id,
        yearStart: edit.yearStart,
        policies: edit.policies ? inOrder(edit.policies) : policies,
      }));
    case 'TERMS':
      return withTerms(records, edit.userIds, (rows) => changedTerms(rows, edit.change));
    case 'TERMS_DELETION':
      return withTerms(records, [edit.userId], (rows) => {
        const remaining = termsWithout(rows, edit.from);
        return isRefusal(remaining) ? rows : remaining;
      });
    case 'EMPLOYMENTS':
      return {
        ...records,
        people: replaced(records.people, edit.userId, (person) => ({
          ...person,
          employment: edit.employment,
        })),
      };
    case 'TYPE':
      return {
        ...records,
        types: records.types.map((type) => (type.code === edit.type.code ? edit.type : type)),
      };
    default:
      return withWorkEdit(records, edit);
  }
}

/** The person's terms with the plan, place and schedule they name; undefined if there are none. */
export function termsOfPerson(
  { terms, plans, places, schedules }: RuleRecords,
  userId: string,
): readonly [LeaveTerms, ...LeaveTerms[]] | undefined {
  const [first, ...later] = (terms.get(userId) ?? []).flatMap(
    ({ from, planId, placeId, scheduleId }): LeaveTerms[] => {
      const [plan, place, schedule] = [plans.get(planId), places.get(placeId), schedules.get(scheduleId)];
      return plan && place && schedule ? [{ from, plan, place, schedule }] : [];
    },
  );
  return first && [first, ...later];
}

function withPlan<Records extends RuleRecords>(
  records: Records,
  planId: string,
  planOf: (plan: LeavePlan) => LeavePlan,
): Records {
  return { ...records, plans: replaced(records.plans, planId, planOf) };
}

function withTerms<Records extends RuleRecords>(
  records: Records,
  userIds: readonly string[],
  rowsOf: (rows: readonly [TermsRow, ...TermsRow[]]) => readonly TermsRow[],
): Records {
  const terms = new Map(records.terms);
  for (const userId of userIds) {
    const [first, ...later] = terms.get(userId) ?? [];
    const [firstAfter, ...laterAfter] = first ? rowsOf([first, ...later]) : [];
    if (firstAfter) terms.set(userId, [firstAfter, ...laterAfter]);
  }
  return { ...records, terms };
}

function without(
  { policies }: LeavePlan,
  { type, from }: Pick<PolicyVersion, 'type' | 'from'>,
): PolicyVersion[] {
  return policies.filter((each) => each.type !== type || each.from !== from);
}

/** By type, then by date. */
function inOrder(policies: readonly PolicyVersion[]): PolicyVersion[] {
  return policies.toSorted((one, other) =>
    one.type === other.type ? (one.from < other.from ? -1 : 1) : one.type < other.type ? -1 : 1,
  );
}
