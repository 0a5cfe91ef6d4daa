import { randomUUIDv7 } from 'node:crypto';
import { checkSicknessReader } from '@almanac/domain/access/admin-rules';
import type { Person } from '@almanac/domain/access/principal';
import type { CalendarDate } from '@almanac/domain/calendar/calendar-date';
import { firstBoundedDay } from '@almanac/domain/calendar/day-bounds';
import { checkDays } from '@almanac/domain/calendar/day-fault';
import { paginationOf } from '@almanac/domain/paging';
import { isRefusal, type Outcome } from '@almanac/domain/refusal';
import type { Settings } from '@almanac/domain/settings/schema';
import { sicknessRead } from '@almanac/domain/time-off/sickness/events';
import { message } from '@almanac/domain/time-off/sickness/messages/message';
import type { ReadSickness, Sickness } from '@almanac/domain/time-off/sickness/schema';
import { checkSwitchedOn } from '@almanac/domain/time-off/sickness/spell-rules';
import { change } from '../../audit/change.ts';
import type { Reader } from '../../platform/database/database.ts';
import type { UseCaseContext } from '../../platform/use-case/use-case.ts';
import { readStoredSettings } from '../../settings/queries.ts';
import { sicknessRows } from './sickness-rows.ts';

/** The sickness of the twelve months up to a day: a page of people, by name. Each read is logged. */
export async function readSickness(
  context: UseCaseContext,
  { on = context.today, departmentId, page, limit }: ReadSickness,
): Promise<Outcome<Sickness, 'VALIDATION_ERROR' | 'FORBIDDEN' | 'SWITCHED_OFF'>> {
  const { actor, database, today, gone: signal } = context;
  const settings = await readReportSettings(database, actor, { on, today });
  if (isRefusal(settings)) return settings;
  const all = await sicknessRows(database, { on, departmentId, bradford: settings.bradford }, { signal });
  const logged = await recordSicknessRead(context, on);
  if (isRefusal(logged)) return logged;
  return {
    on,
    rows: all.slice((page - 1) * limit, page * limit),
    pagination: paginationOf({ page, limit }, all.length),
  };
}

/** The settings, if the actor may see the report of the day. */
export async function readReportSettings(
  database: Reader,
  actor: Person,
  { on, today }: { on: CalendarDate; today: CalendarDate },
): Promise<Outcome<Settings, 'VALIDATION_ERROR' | 'FORBIDDEN' | 'SWITCHED_OFF'>> {
  const permission = checkSicknessReader(actor);
  if (permission.refused) return permission;
  const settings = await readStoredSettings(database);
  const isOn = checkSwitchedOn(settings);
  if (isOn.refused) return isOn;
  const day = checkDays(
    [{ path: 'on', label: message('time-off.sickness.on'), day: on, first: firstBoundedDay }],
    today,
  );
  return day.refused ? day : settings;
}

function recordSicknessRead(context: UseCaseContext, on: CalendarDate): Promise<Outcome<null, never>> {
  return change({ ...context, idempotencyKey: undefined }, async () => ({
    result: null,
    events: [sicknessRead({ entityId: randomUUIDv7(), changes: [{ field: 'through', to: on }] })],
  }));
}
