import { checkLeaveAdmin } from '@almanac/domain/access/admin-rules';
import { notFound, type Outcome } from '@almanac/domain/refusal';
import { message } from '@almanac/domain/work-time/messages/message';
import type { HolidaysOfYear, ListedPlace, Schedule } from '@almanac/domain/work-time/schema';
import type { UseCaseContext } from '../platform/use-case/use-case.ts';
import { readHolidaysOfYear, readPlace, readPlaces, readSchedules } from './queries.ts';

export async function listSchedules({
  actor,
  database,
}: UseCaseContext): Promise<Outcome<Schedule[], 'FORBIDDEN'>> {
  const permission = checkLeaveAdmin(actor);
  return permission.refused ? permission : readSchedules(database);
}

export async function listPlaces({
  actor,
  database,
}: UseCaseContext): Promise<Outcome<ListedPlace[], 'FORBIDDEN'>> {
  const permission = checkLeaveAdmin(actor);
  return permission.refused ? permission : readPlaces(database);
}

export async function readHolidays(
  { actor, database }: UseCaseContext,
  { id, year }: { id: string; year: number },
): Promise<Outcome<HolidaysOfYear, 'FORBIDDEN' | 'NOT_FOUND'>> {
  const permission = checkLeaveAdmin(actor);
  if (permission.refused) return permission;
  const place = await readPlace(database, id);
  if (!place) return notFound(message('work-time.place'));
  return { id, version: place.version, year, holidays: await readHolidaysOfYear(database, id, year) };
}
