import { notFound, type Outcome } from '@almanac/domain/refusal';
import { message } from '@almanac/domain/time-off/presence/messages/message';
import type { ReadWorkDays, WorkDay } from '@almanac/domain/time-off/presence/schema';
import { checkWorkDaysPeriod, workDays } from '@almanac/domain/time-off/presence/work-days';
import { standardWork } from '@almanac/domain/work-time/day-of-work';
import { readPersonalRules } from '../../leave/rule-facts.ts';
import type { UseCaseContext } from '../../platform/use-case/use-case.ts';
import { readPersonInScope } from './queries.ts';

export async function readWorkDays(
  { database, actor, today }: UseCaseContext,
  { userId = actor.id, ...period }: ReadWorkDays,
): Promise<Outcome<WorkDay[], 'VALIDATION_ERROR' | 'NOT_FOUND'>> {
  const decision = checkWorkDaysPeriod(period);
  if (decision.refused) return decision;
  const person = userId === actor.id ? actor : await readPersonInScope(database, actor, today, userId);
  if (!person) return notFound(message('time-off.presence.user'));
  const { people } = await readPersonalRules(database, [person.id]);
  const rules = people.get(person.id);
  return workDays(period, rules ?? standardWork, rules?.employment);
}
