import type { Viewer } from '@almanac/domain/access/permissions';
import type { CalendarDate } from '@almanac/domain/calendar/calendar-date';
import { yearOf } from '@almanac/domain/calendar/date-parts';
import { calendarYear } from '@almanac/domain/calendar/period';
import type { Outcome } from '@almanac/domain/refusal';
import type { Setup } from '@almanac/domain/setup/schema';
import { checkSetupAdmin, setupOf } from '@almanac/domain/setup/setup-rules';
import type { Reader } from '../platform/database/database.ts';
import type { UseCaseContext } from '../platform/use-case/use-case.ts';
import { readSetupFacts } from './queries.ts';

export async function readSetup({
  database,
  actor,
  today,
}: UseCaseContext): Promise<Outcome<Setup, 'FORBIDDEN'>> {
  const permission = checkSetupAdmin(actor);
  return permission.refused ? permission : readSetupFor(database, actor, today);
}

/** The setup as the viewer sees it today. */
export async function readSetupFor(
  database: Reader,
  viewer: Pick<Viewer, 'role'>,
  today: CalendarDate,
): Promise<Setup> {
  const year = yearOf(today);
  const { startDate } = calendarYear(year);
  const { endDate } = calendarYear(year + 1);
  return setupOf(await readSetupFacts(database, { startDate, endDate }), year, viewer);
}
