import { isRefusal, type Outcome } from '@almanac/domain/refusal';
import { freeDays } from '@almanac/domain/time-off/presence/free-days';
import type { FreeDays, ReadCalendarReport } from '@almanac/domain/time-off/presence/schema';
import type { UseCaseContext } from '../../platform/use-case/use-case.ts';
import { readPeopleAtWork } from './people-at-work.ts';

export async function readFreeDays(
  context: UseCaseContext,
  filters: ReadCalendarReport,
): Promise<Outcome<FreeDays, 'VALIDATION_ERROR' | 'FORBIDDEN'>> {
  const people = await readPeopleAtWork(context, filters);
  return isRefusal(people) ? people : freeDays(filters, people);
}
