import { checkDays } from '@almanac/domain/calendar/day-bounds';
import { isRefusal, refuseInput } from '@almanac/domain/refusal';
import { checkVersion, type VersionedRecord } from '@almanac/domain/version-check';
import type { RuleFields } from '@almanac/domain/work-time/effect-schema';
import type { ChangeSchedule, Schedule, WriteSchedule } from '@almanac/domain/work-time/schema';
import type { WorkEdit } from '@almanac/domain/work-time/work-edit';
import { checkScheduleDeletion } from '@almanac/domain/work-time/work-time-rules';
import { scheduleText } from '@almanac/domain/work-time/work-time-words';
import { changedFields, createdFields, deletedFields } from '../audit/changed-fields.ts';
import { isReferenced } from '../platform/database/references.ts';
import { unchanged } from '../platform/use-case/change.ts';
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
  { name, minutes, anchor, ...seen }: WriteSchedule,
): Promise<ChangedRules<Schedule, 'VALIDATION_ERROR'>> {
  const schedule = { name, minutes, ...(anchor !== undefined && { anchor }) };
  return changeRules(context, seen, async (reader) => {
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
          audit: {
            action: 'work-schedule.created',
            entity: 'work-schedule',
            entityId: id,
            summary: `Added the work schedule ${name}`,
            changes: createdFields(recordOf(schedule), ['name', 'workingHours']),
          },
        };
      },
    };
  });
}

export function changeSchedule(
  context: RuleContext,
  { id, version, name, minutes, anchor, ...seen }: { id: string } & ChangeSchedule,
): Promise<ChangedRules<Schedule, 'VALIDATION_ERROR' | 'NOT_FOUND' | 'CHANGED_MEANWHILE'>> {
  const schedule = { name, minutes, ...(anchor !== undefined && { anchor }) };
  return changeRules(context, seen, async (reader) => {
    const before = checkVersion('Schedule', version, await readSchedule(reader, id));
    if (isRefusal(before)) return before;
    const day = checkAnchor({ anchor }, before, context);
    if (day.refused) return day;
    if (await isScheduleNameTaken(reader, name, id)) return nameTaken(name);
    return {
      edit: { kind: 'SCHEDULE', scheduleId: id, schedule: { minutes, anchor } } satisfies WorkEdit,
      concerned: { scheduleId: id },
      async store(writer) {
        const changes = changedFields(recordOf(before), recordOf(schedule), ['name', 'workingHours']);
        if (!changes) return unchanged(before);
        await saveSchedule(writer, id, schedule);
        return {
          result: { id, version: before.version + 1, ...schedule },
          audit: {
            action: 'work-schedule.changed',
            entity: 'work-schedule',
            entityId: id,
            summary: `Changed the work schedule ${name}`,
            changes,
          },
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
    const schedule = checkVersion('Schedule', version, await readSchedule(reader, id));
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
          audit: {
            action: 'work-schedule.deleted',
            entity: 'work-schedule',
            entityId: id,
            summary: `Deleted the work schedule ${name}`,
            changes: deletedFields(recordOf(schedule), ['name', 'workingHours']),
          },
        };
      },
    };
  });
}

interface Anchored {
  anchor?: string | undefined;
}

function checkAnchor({ anchor }: Anchored, stored: Anchored, { today }: RuleContext) {
  return checkDays([{ path: 'anchor', label: 'First Monday', day: anchor, stored: stored.anchor }], today);
}

function nameTaken(name: string) {
  return refuseInput('name', `There is a schedule with the name ${name} already`);
}

/** What the audit log keeps of a schedule. */
function recordOf(schedule: { name: string; minutes: readonly number[]; anchor?: string | undefined }) {
  return { name: schedule.name, workingHours: scheduleText(schedule) };
}
