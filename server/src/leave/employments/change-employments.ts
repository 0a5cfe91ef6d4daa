import { checkUserManager } from '@almanac/domain/access/admin-rules';
import type { CalendarDate } from '@almanac/domain/calendar/calendar-date';
import type { ChangeEmployments, Employments } from '@almanac/domain/leave/employments/employments-schema';
import { checkStartsKnown } from '@almanac/domain/leave/plans/plan-rules';
import type { RuleEdit } from '@almanac/domain/leave/rule-edit';
import {
  type Employment,
  employmentFrom,
  employmentsOf,
  isEmploymentOver,
  type OneEmployment,
} from '@almanac/domain/people/accounts/employment';
import { checkOwnLastDay } from '@almanac/domain/people/accounts/employment-rules';
import { checkEmployments } from '@almanac/domain/people/accounts/employments-rules';
import { message } from '@almanac/domain/people/accounts/messages/message';
import { checkEmploymentChange, checkNotErased } from '@almanac/domain/people/accounts/user-rules';
import { employmentsChanged } from '@almanac/domain/people/events';
import { allowed, type Decision, isRefusal, notFound } from '@almanac/domain/refusal';
import { checkVersion } from '@almanac/domain/version-check';
import { namedPerson } from '../../audit/named-person.ts';
import { employmentChanges } from '../../people/accounts/employment/employment-changes.ts';
import { readEmploymentOf } from '../../people/accounts/employment/employment-queries.ts';
import { saveEmployment } from '../../people/accounts/employment/employment-store.ts';
import { lockPeople } from '../../people/accounts/records/lock-store.ts';
import { readSelfServiceOverride } from '../../people/accounts/records/own-record.ts';
import { readPeopleById } from '../../people/accounts/records/people-queries.ts';
import type { Reader, Writer } from '../../platform/database/database.ts';
import { unchanged } from '../../platform/use-case/change.ts';
import { type ChangedRules, changeRules } from '../../work-time/rule-changes/rule-change.ts';
import type { LeaveRuleContext, LeaveRuleSettings } from '../facts/leave-rules.ts';
import { hasAnniversaryPlan } from '../plans/plan-queries.ts';

export interface EmploymentSettings extends LeaveRuleSettings {
  /** Deactivates people after their last day. */
  endEmployments(): Promise<void>;
}

type Code =
  | 'VALIDATION_ERROR'
  | 'NOT_FOUND'
  | 'CHANGED_MEANWHILE'
  | 'OWN_RECORD'
  | 'INVALID_TRANSITION'
  | 'EMPLOYMENT_START_MISSING';

/** Replaces a person's employments; the balances follow from all of them. */
export async function changeEmployments(
  context: LeaveRuleContext & EmploymentSettings,
  { id, employments, version, ...asked }: { id: string } & ChangeEmployments,
): Promise<ChangedRules<Employments, Code>> {
  const { actor, today } = context;
  const permission = checkUserManager(actor);
  if (permission.refused) return permission;
  const given = employmentFrom(employments.map(withoutEmpty));
  const outcome = await changeRules<Employments, RuleEdit, Code | 'FORBIDDEN'>(
    context,
    asked,
    async (reader, writer) => {
      const people = await readPeople(id, actor.id, reader, writer);
      const person = people.find((each) => each.id === id);
      const stored = await readEmploymentOf(reader, id);
      if (!person || !stored) return notFound(message('people.accounts.employments'));
      const current = checkVersion(message('people.accounts.employments'), version, person);
      if (isRefusal(current)) return current;
      const erasure = checkNotErased(person);
      if (erasure.refused) return erasure;
      const { reason } = asked;
      const act = await readSelfServiceOverride(reader, { actorId: actor.id, subjectId: id, reason });
      const viewer = people.find((each) => each.id === actor.id) ?? actor;
      const own = checkEmploymentChange(viewer, person, act.selfServiceOverride);
      if (own.refused) return own;
      const valid = checkGiven(given, stored.employment, { isOwn: id === actor.id, today });
      if (valid.refused) return valid;
      const start = await checkStart(reader, { id, name: person.name }, given);
      if (start.refused) return start;
      return {
        edit: { kind: 'EMPLOYMENTS', userId: id, employment: given },
        concerned: { userIds: [id] },
        async store(saving) {
          const changes = employmentChanges(stored.employment, given);
          if (!changes) return unchanged(answerOf(stored));
          await saveEmployment(saving, id, given);
          const saved = (await readEmploymentOf(saving, id)) ?? stored;
          const event = employmentsChanged({
            entityId: id,
            subject: namedPerson(person),
            changes,
            reason,
            data: act.ofOwnRecord ? { ofOwnRecord: true } : {},
          });
          return { result: answerOf(saved), events: [event] };
        },
      };
    },
  );
  if (!isRefusal(outcome) && 'employments' in outcome && isEmploymentOver(given, today)) {
    await context.endEmployments();
  }
  return outcome;
}

function readPeople(id: string, actorId: string, reader: Reader, writer?: Writer) {
  return writer ? lockPeople(writer, [id, actorId]) : readPeopleById(reader, [id, actorId]);
}

function answerOf({ employment, version }: { employment: Employment; version: number }): Employments {
  return { employments: employmentsOf(employment), version };
}

function withoutEmpty(
  { startDate, endDate, countsEarlier, keepsBalance }: ChangeEmployments['employments'][number],
  index: number,
): OneEmployment {
  const continues = index > 0;
  return {
    ...(startDate && { startDate }),
    ...(endDate && { endDate }),
    countsEarlier: continues && countsEarlier,
    keepsBalance: continues && keepsBalance,
  };
}

function checkGiven(
  given: Employment,
  stored: Employment,
  { isOwn, today }: { isOwn: boolean; today: CalendarDate },
): Decision<'VALIDATION_ERROR'> {
  const valid = checkEmployments(employmentsOf(given), stored, today);
  if (valid.refused || given.employmentEnd === undefined) return valid;
  return checkOwnLastDay(isOwn, given.employmentEnd, today, 'employmentEnd');
}

/** An anniversary plan needs every start. */
async function checkStart(
  reader: Reader,
  { id, name }: { id: string; name: string },
  given: Employment,
): Promise<Decision<'EMPLOYMENT_START_MISSING'>> {
  const isKnown = employmentsOf(given).every(({ startDate }) => startDate !== undefined);
  if (isKnown || !(await hasAnniversaryPlan(reader, id))) return allowed;
  return checkStartsKnown({ yearStart: null }, [{ name }]);
}
