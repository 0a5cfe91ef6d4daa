import { checkDays } from '@almanac/domain/calendar/day-fault';
import { loggedFields, loggedValues } from '@almanac/domain/records/logged-record';
import { pickFields } from '@almanac/domain/records/record-fields';
import { isRefusal, refuseInput } from '@almanac/domain/refusal';
import { checkVersion, type VersionedRecord } from '@almanac/domain/version-check';
import type { RuleFields } from '@almanac/domain/work-time/effect-schema';
import { scheduleChanged, scheduleCreated, scheduleDeleted } from '@almanac/domain/work-time/events';
import { loggedSchedule } from '@almanac/domain/work-time/logged-work-time';
import { message as domainMessage } from '@almanac/domain/work-time/messages/message';
import type { ChangeSchedule, Schedule, WriteSchedule } from '@almanac/domain/work-time/schema';
import type { WorkEdit } from '@almanac/domain/work-time/work-edit';
import { scheduleFields } from '@almanac/domain/work-time/work-time-fields';
import { checkScheduleDeletion } from '@almanac/domain/work-time/work-time-rules';
import { changedFields, createdFields, deletedFields } from '../audit/changed-fields.ts';
import { isReferenced } from '../platform/database/references.ts';
import { unchanged } from '../platform/use-case/change.ts';
import { message } from './messages/message.ts';
import { insertSchedule } from './place-store.ts';
import { isScheduleNameTaken, readSchedule } from './queries.ts';
import {
  type ChangedRules,
  changeRules,
  type RemovedRules,
  type RuleContext,
  removeRules,
} from './rule-changes/rule-change.ts';
import { lockScheduleForDeletion, removeSchedule, saveSchedule } from './store.ts';

export function createSchedule(
  context: RuleContext,
  input: WriteSchedule,
): Promise<ChangedRules<Schedule, 'VALIDATION_ERROR'>> {
  const schedule = pickFields(scheduleFields, input);
  const { name, anchor } = schedule;
  return changeRules(context, input, async (reader) => {
    const day = checkAnchor({ anchor }, {}, context);
    if (day.refused) return day;
    if (await isScheduleNameTaken(reader, name)) return nameTaken(name);
    return {
      edit: { kind: 'NONE' } satisfies WorkEdit,
      concerned: { userIds: [] },
      async store(writer) {
        const id = await insertSchedule(writer, schedule);
        return {
          result: { id, version: 1, ...schedule },
          events: [
            scheduleCreated({
              entityId: id,
              changes: createdFields(recordOf(schedule), loggedScheduleFields),
            }),
          ],
        };
      },
    };
  });
}

export function changeSchedule(
  context: RuleContext,
  { id, version, ...input }: { id: string } & ChangeSchedule,
): Promise<ChangedRules<Schedule, 'VALIDATION_ERROR' | 'NOT_FOUND' | 'CHANGED_MEANWHILE'>> {
  const schedule = pickFields(scheduleFields, input);
  const { name, minutes, anchor } = schedule;
  return changeRules(context, input, async (reader) => {
    const before = checkVersion(domainMessage('work-time.schedule'), version, await readSchedule(reader, id));
    if (isRefusal(before)) return before;
    const day = checkAnchor({ anchor }, before, context);
    if (day.refused) return day;
    if (await isScheduleNameTaken(reader, name, id)) return nameTaken(name);
    return {
      edit: { kind: 'SCHEDULE', scheduleId: id, schedule: { minutes, anchor } } satisfies WorkEdit,
      concerned: isSameWeek(before, schedule) ? { userIds: [] } : { scheduleId: id },
      async store(writer) {
        const changes = changedFields(recordOf(before), recordOf(schedule), loggedScheduleFields);
        if (!changes) return unchanged(before);
        await saveSchedule(writer, id, schedule);
        return {
          result: { id, version: before.version + 1, ...schedule },
          events: [scheduleChanged({ entityId: id, changes, data: { name } })],
        };
      },
    };
  });
}

export function deleteSchedule(
  context: RuleContext,
  { id, version, ...seen }: VersionedRecord & RuleFields,
): Promise<RemovedRules<'NOT_FOUND' | 'CHANGED_MEANWHILE' | 'IN_USE'>> {
  return removeRules(context, seen, async (reader, writer) => {
    if (writer) await lockScheduleForDeletion(writer, id);
    const schedule = checkVersion(
      domainMessage('work-time.schedule'),
      version,
      await readSchedule(reader, id),
    );
    if (isRefusal(schedule)) return schedule;
    const { name } = schedule;
    const decision = checkScheduleDeletion(name, await isReferenced(reader, 'work_schedules', id));
    if (decision.refused) return decision;
    return {
      edit: { kind: 'NONE' } satisfies WorkEdit,
      concerned: { userIds: [] },
      async store(removing) {
        await removeSchedule(removing, id);
        return {
          result: null,
          events: [
            scheduleDeleted({
              entityId: id,
              changes: deletedFields(recordOf(schedule), loggedScheduleFields),
            }),
          ],
        };
      },
    };
  });
}

/** Whether only the name differs, which affects no one. */
function isSameWeek(one: Omit<Schedule, 'id' | 'version'>, other: Omit<Schedule, 'id' | 'version'>): boolean {
  return one.anchor === other.anchor && String(one.minutes) === String(other.minutes);
}

interface Anchored {
  anchor?: string | undefined;
}

function checkAnchor({ anchor }: Anchored, stored: Anchored, { today }: RuleContext) {
  return checkDays(
    [{ path: 'anchor', label: domainMessage('work-time.firstMonday'), day: anchor, stored: stored.anchor }],
    today,
  );
}

function nameTaken(name: string) {
  return refuseInput('name', message('work-time.scheduleNameTaken', { name }));
}

const loggedScheduleFields = loggedFields(scheduleFields, 'name');

/** The values of a schedule in the audit log. */
function recordOf(schedule: Omit<Schedule, 'id' | 'version'>) {
  return loggedValues(scheduleFields, schedule, { workingHours: loggedSchedule(schedule) });
}
