import { loggedNames } from '@almanac/domain/language/names';
import { loggedFields, loggedValues } from '@almanac/domain/records/logged-record';
import { pickFields } from '@almanac/domain/records/record-fields';
import { isRefusal, refuseInput } from '@almanac/domain/refusal';
import { checkVersion, type VersionedRecord } from '@almanac/domain/version-check';
import type { RuleFields } from '@almanac/domain/work-time/effect-schema';
import { placeChanged, placeCreated, placeDeleted } from '@almanac/domain/work-time/events';
import { message as domainMessage } from '@almanac/domain/work-time/messages/message';
import type { ChangePlace, Place, WritePlace } from '@almanac/domain/work-time/schema';
import type { WorkEdit } from '@almanac/domain/work-time/work-edit';
import { placeFields } from '@almanac/domain/work-time/work-time-fields';
import { checkPlaceDeletion } from '@almanac/domain/work-time/work-time-rules';
import { changedFields, createdFields, deletedFields } from '../audit/changed-fields.ts';
import type { Reader } from '../platform/database/database.ts';
import { isReferenced } from '../platform/database/references.ts';
import { withoutNulls } from '../platform/database/statements/without-nulls.ts';
import { unchanged } from '../platform/use-case/change.ts';
import { message } from './messages/message.ts';
import { insertPlace } from './place-store.ts';
import { isOnlyPlace, isPlaceNameTaken, readPlace, readSchedule } from './queries.ts';
import {
  type ChangedRules,
  changeRules,
  type RemovedRules,
  removeRules,
} from './rule-changes/rule-change.ts';
import { lockPlaceForDeletion, removePlace, savePlace } from './store.ts';
import type { WorkTimeContext } from './work-time-settings.ts';

export function createPlace(
  context: WorkTimeContext,
  input: WritePlace,
): Promise<ChangedRules<Place, 'VALIDATION_ERROR'>> {
  const place = pickFields(placeFields, input);
  const { name } = place;
  return changeRules(context, input, async (reader) => {
    if (await isPlaceNameTaken(reader, name)) return nameTaken(name);
    const record = await recordOf(reader, context, withoutNulls(place));
    if (isRefusal(record)) return record;
    return {
      edit: { kind: 'NONE' } satisfies WorkEdit,
      concerned: { userIds: [] },
      async store(writer) {
        const id = await insertPlace(writer, place);
        return {
          result: { id, version: 1, ...withoutNulls(place) },
          events: [placeCreated({ entityId: id, changes: createdFields(record, loggedPlaceFields) })],
        };
      },
    };
  });
}

export function changePlace(
  context: WorkTimeContext,
  { id, version, ...input }: { id: string } & ChangePlace,
): Promise<ChangedRules<Place, 'VALIDATION_ERROR' | 'NOT_FOUND' | 'CHANGED_MEANWHILE'>> {
  const { name } = input;
  return changeRules(context, input, async (reader) => {
    const before = checkVersion(domainMessage('work-time.place'), version, await readPlace(reader, id));
    if (isRefusal(before)) return before;
    const place = withoutNulls({ names: before.names, ...pickFields(placeFields, input) });
    if (await isPlaceNameTaken(reader, name, id)) return nameTaken(name);
    const was = await recordOf(reader, context, before);
    if (isRefusal(was)) return was;
    const becomes = await recordOf(reader, context, place);
    if (isRefusal(becomes)) return becomes;
    return {
      edit: { kind: 'NONE' } satisfies WorkEdit,
      concerned: { userIds: [] },
      async store(writer) {
        const changes = changedFields(was, becomes, loggedPlaceFields);
        if (!changes) return unchanged(before);
        await savePlace(writer, id, place);
        return {
          result: { id, version: before.version + 1, ...place },
          events: [placeChanged({ entityId: id, changes, data: { name } })],
        };
      },
    };
  });
}

export function deletePlace(
  context: WorkTimeContext,
  { id, version, ...seen }: VersionedRecord & RuleFields,
): Promise<RemovedRules<'NOT_FOUND' | 'CHANGED_MEANWHILE' | 'IN_USE'>> {
  return removeRules(context, seen, async (reader, writer) => {
    if (writer) await lockPlaceForDeletion(writer, id);
    const place = checkVersion(domainMessage('work-time.place'), version, await readPlace(reader, id));
    if (isRefusal(place)) return place;
    const decision = checkPlaceDeletion(place, {
      isReferenced: await isReferenced(reader, 'places', id),
      isOnlyOne: await isOnlyPlace(reader, id),
    });
    if (decision.refused) return decision;
    return {
      edit: { kind: 'NONE' } satisfies WorkEdit,
      concerned: { userIds: [] },
      async store(removing) {
        await removePlace(removing, id);
        return {
          result: null,
          events: [
            placeDeleted({
              entityId: id,
              changes: deletedFields(
                loggedValues(placeFields, place, {
                  otherNames: loggedNames(place.names),
                  plan: undefined,
                  schedule: undefined,
                }),
                loggedPlaceFields,
              ),
            }),
          ],
        };
      },
    };
  });
}

function nameTaken(name: string) {
  return refuseInput('name', message('work-time.placeNameTaken', { name }));
}

const loggedPlaceFields = loggedFields(placeFields, 'name');

/** The audited fields of a place, whose plan and schedule must exist. */
async function recordOf(
  database: Reader,
  { readPlanName }: WorkTimeContext,
  place: Omit<Place, 'id' | 'version'>,
) {
  const plan = await readPlanName(database, place.planId);
  if (plan === undefined) return refuseInput('planId', message('work-time.noSuchPlan'));
  const schedule = await readSchedule(database, place.scheduleId);
  if (!schedule) return refuseInput('scheduleId', message('work-time.noSuchSchedule'));
  const otherNames = loggedNames(place.names);
  return loggedValues(placeFields, place, { otherNames, plan, schedule: schedule.name });
}
