import type { CalendarDate } from '@almanac/domain/calendar/calendar-date';
import { checkDays } from '@almanac/domain/calendar/day-fault';
import { departmentChanged } from '@almanac/domain/departments/events';
import { isErased } from '@almanac/domain/erased-person';
import type { Event } from '@almanac/domain/events/event';
import { checkStartsKnown } from '@almanac/domain/leave/plans/plan-rules';
import type { WriteTerms } from '@almanac/domain/leave/plans/schema';
import type { RuleEdit } from '@almanac/domain/leave/rule-edit';
import { message as termsMessage } from '@almanac/domain/leave/terms/messages/message';
import { checkOwnTerms } from '@almanac/domain/leave/terms/own-terms';
import type { TermsChange } from '@almanac/domain/leave/terms/terms';
import type { WrittenTerms } from '@almanac/domain/leave/terms/terms-schema';
import { checkNotErased } from '@almanac/domain/people/accounts/user-rules';
import { allowed, isRefusal, type Outcome, type Refusal, refuseInput } from '@almanac/domain/refusal';
import { lockDepartment } from '../../departments/lock-store.ts';
import { saveDepartmentPlan } from '../../departments/newcomers-store.ts';
import { readDepartmentPlan } from '../../departments/queries.ts';
import { lockPeople } from '../../people/accounts/records/lock-store.ts';
import { readSelfServiceOverride } from '../../people/accounts/records/own-record.ts';
import type { Reader, Writer } from '../../platform/database/database.ts';
import { unchanged } from '../../platform/use-case/change.ts';
import { type ChangedRules, changeRules } from '../../work-time/rule-changes/rule-change.ts';
import type { LeaveRuleContext } from '../facts/leave-rules.ts';
import {
  namesOf,
  type PersonWithTerms,
  readPeopleWithTerms,
  readTermsRecords,
  type TermsRecipients,
} from './assigned-terms-queries.ts';
import { changeTerms } from './change-terms.ts';
import { message } from './messages/message.ts';
import { withReason } from './terms-record.ts';

/** Assigns terms to people or a group, effective from a day. */
export function writeTerms(
  context: LeaveRuleContext,
  { from, place, plan, schedule, userIds, departmentId, placeId, ...asked }: WriteTerms,
): Promise<
  ChangedRules<
    WrittenTerms,
    'VALIDATION_ERROR' | 'OWN_RECORD' | 'INVALID_TRANSITION' | 'EMPLOYMENT_START_MISSING'
  >
> {
  const actorId = context.actor.id;
  const group = { userIds, departmentId, placeId };
  return changeRules(context, asked, async (reader, writer) => {
    const day = checkDays(
      [{ path: 'from', label: termsMessage('leave.terms.from'), day: from }],
      context.today,
    );
    if (day.refused) return day;
    const records = await readTermsRecords(reader);
    const missing = missingRecord({ place, plan, schedule, placeId }, records);
    if (missing) return missing;
    const holders = await readHoldersOfGroup(groupOf(group, from), reader, writer);
    if (isRefusal(holders)) return holders;
    const concerned = holders.map(({ id }) => id);
    const own = await readSelfServiceOverride(reader, { actorId, subjectId: actorId, reason: asked.reason });
    const permission = checkOwnTerms(actorId, { named: userIds, concerned }, own.selfServiceOverride);
    if (permission.refused) return permission;
    const department = await readNamedDepartment(departmentId, reader, writer);
    if (isRefusal(department)) return department;
    const yearStart = plan === undefined ? '01-01' : (records.get(plan)?.yearStart ?? null);
    const starts = checkStartsKnown({ yearStart }, holders);
    if (starts.refused) return starts;
    const change = changeOf(from, { place, plan, schedule });
    return {
      edit: { kind: 'TERMS', userIds: concerned, change } satisfies RuleEdit,
      concerned: { userIds: concerned },
      from,
      async store(saving) {
        const names = namesOf(records);
        const changed = holders.map((holder) => ({ holder, change }));
        const written = await changeTerms(saving, changed, names);
        const events = written.map((event) => withReason(event, { actorId, ...own }));
        const peopleChanged = events.length;
        if (department && plan !== undefined && department.planId !== plan) {
          await saveDepartmentPlan(saving, department.id, plan);
          events.push(planOfDepartmentEvent(department, plan, names));
        }
        const result: WrittenTerms = {
          from,
          ...(place !== undefined && { place }),
          ...(plan !== undefined && { plan }),
          ...(schedule !== undefined && { schedule }),
          peopleChanged,
        };
        const [first, ...others] = events;
        return first ? { result, events: [first, ...others] } : unchanged(result);
      },
    };
  });
}

function changeOf(
  from: CalendarDate,
  { place, plan, schedule }: Pick<WriteTerms, 'place' | 'plan' | 'schedule'>,
): TermsChange {
  return {
    from,
    ...(place !== undefined && { placeId: place }),
    ...(plan !== undefined && { planId: plan }),
    ...(schedule !== undefined && { scheduleId: schedule }),
  };
}

type Group = Pick<WriteTerms, 'userIds' | 'departmentId' | 'placeId'>;

function groupOf({ userIds = [], departmentId, placeId }: Group, from: CalendarDate): TermsRecipients {
  if (departmentId !== undefined) return { departmentId };
  return placeId === undefined ? { userIds } : { placeId, from };
}

async function readNamedDepartment(departmentId: string | undefined, reader: Reader, writer?: Writer) {
  if (departmentId === undefined) return undefined;
  const department = writer
    ? await lockDepartment(writer, departmentId)
    : await readDepartmentPlan(reader, departmentId);
  return department ?? refuseInput('departmentId', message('leave.terms.departmentNotFound'));
}

/** The group's people who are not erased, locked. */
async function readHoldersOfGroup(
  group: TermsRecipients,
  reader: Reader,
  writer?: Writer,
): Promise<Outcome<PersonWithTerms[], 'VALIDATION_ERROR' | 'INVALID_TRANSITION'>> {
  const everyone = await readPeopleWithTerms(reader, group);
  const [erased] = 'userIds' in group ? everyone.filter(isErased) : [];
  const erasure = erased ? checkNotErased(erased) : allowed;
  if (erasure.refused) return erasure;
  const holders = everyone.filter((each) => !isErased(each));
  const found = writer ? await lockedOf(writer, holders) : holders;
  const isMissing = 'userIds' in group && found.length < new Set(group.userIds).size;
  return isMissing ? refuseInput('userIds', message('leave.terms.personNotFound')) : found;
}

async function lockedOf(writer: Writer, holders: readonly PersonWithTerms[]): Promise<PersonWithTerms[]> {
  const locked = await lockPeople(
    writer,
    holders.map(({ id }) => id),
  );
  const ids = new Set(locked.filter((each) => !isErased(each)).map(({ id }) => id));
  return holders.filter(({ id }) => ids.has(id));
}

function missingRecord(
  { place, plan, schedule, placeId }: Pick<WriteTerms, 'place' | 'plan' | 'schedule' | 'placeId'>,
  records: Awaited<ReturnType<typeof readTermsRecords>>,
): Refusal<'VALIDATION_ERROR'> | undefined {
  const isMissing = (id: string | undefined, kind: string) =>
    id !== undefined && records.get(id)?.kind !== kind;
  if (isMissing(placeId, 'place')) return refuseInput('placeId', message('leave.terms.placeNotFound'));
  if (isMissing(place, 'place')) return refuseInput('place', message('leave.terms.placeNotFound'));
  if (isMissing(plan, 'plan')) return refuseInput('plan', message('leave.terms.planNotFound'));
  if (isMissing(schedule, 'schedule'))
    return refuseInput('schedule', message('leave.terms.scheduleNotFound'));
  return undefined;
}

function planOfDepartmentEvent(
  { id, name, planId }: { id: string; name: string; planId: string | null },
  plan: string,
  names: ReadonlyMap<string, string>,
): Event {
  const before = planId === null ? undefined : names.get(planId);
  return departmentChanged({
    entityId: id,
    changes: [{ field: 'plan', ...(before !== undefined && { from: before }), to: names.get(plan) ?? plan }],
    data: { name },
  });
}
