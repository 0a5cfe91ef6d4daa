import { viewerOf } from '@almanac/domain/access/principal';
import type { Outcome } from '@almanac/domain/refusal';
import { checkCalendarSize } from '@almanac/domain/time-off/presence/report-size';
import type { ListAbsences, VisibleAbsence } from '@almanac/domain/time-off/presence/schema';
import { visibleAbsences } from '@almanac/domain/time-off/presence/visible-absences';
import { checkPeriod } from '@almanac/domain/time-off/requests/period-check';
import { type Answered, withTotal } from '../../platform/use-case/answered.ts';
import type { CallerContext } from '../../platform/use-case/use-case.ts';
import { readStoredSettings } from '../../settings/queries.ts';
import { readAbsences, readPeopleAway } from './absence-queries.ts';

export async function listAbsences(
  { database, actor, today }: CallerContext,
  asked: ListAbsences,
): Promise<Outcome<Answered<VisibleAbsence[]>, 'VALIDATION_ERROR'>> {
  const period = { startDate: asked.startDate, endDate: asked.endDate };
  const decision = checkPeriod(period);
  if (decision.refused) return decision;
  const viewer = viewerOf(actor);
  const { id: viewerId, role, departmentId: departmentOfViewer = null } = viewer;
  const { absenceVisibility: visibility } = await readStoredSettings(database);
  const absences = await readAbsences(
    database,
    { ...asked, viewerId, departmentOfViewer, today },
    { role, visibility },
  );
  const [{ days, total } = { days: 0, total: 0 }] = absences;
  const size = checkCalendarSize(days);
  if (size.refused) return size;
  return withTotal(visibleAbsences(period, await readPeopleAway(database, absences, period, viewer)), total);
}
