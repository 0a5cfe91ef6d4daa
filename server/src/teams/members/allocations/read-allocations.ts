import { overlaps } from '@almanac/domain/calendar/period';
import type { Language } from '@almanac/domain/language/language';
import { nameIn } from '@almanac/domain/language/names';
import { isRefusal, type Outcome } from '@almanac/domain/refusal';
import { fullestDay, remainingCapacity } from '@almanac/domain/teams/members/allocation';
import { wholePeriod } from '@almanac/domain/teams/members/membership-period';
import { toPercent } from '@almanac/domain/teams/members/percent';
import type { Allocations, ReadAllocations } from '@almanac/domain/teams/members/schema';
import type { UseCaseContext } from '../../../platform/use-case/use-case.ts';
import type { StoredMembership } from '../membership-queries.ts';
import { type FoundAllocations, findAllocations } from './find-allocations.ts';

export async function readAllocations(
  context: UseCaseContext,
  { userId, excludeMemberId, ...asked }: ReadAllocations & { userId: string },
): Promise<Outcome<Allocations, 'VALIDATION_ERROR' | 'FORBIDDEN' | 'NOT_FOUND'>> {
  const found = await findAllocations(context, userId, asked);
  return isRefusal(found)
    ? found
    : describeAllocations(userId, found, { excludeMemberId, language: context.texts.language });
}

/** A person's allocations in the period, excluding the named membership. */
export function describeAllocations(
  userId: string,
  found: FoundAllocations,
  { excludeMemberId, language }: { excludeMemberId: string | undefined; language: Language },
): Allocations {
  const { period } = found;
  const memberships = found.memberships.filter(
    (each) => each.id !== excludeMemberId && overlaps(wholePeriod(each), wholePeriod(period)),
  );
  const { date, load } = fullestDay(period, memberships);
  return {
    userId,
    totalAllocation: toPercent(load),
    remainingCapacity: toPercent(remainingCapacity(period, memberships)),
    peakDate: date,
    allocations: memberships.map((each) => toAllocation(each, language)),
  };
}

/** A stored membership as an allocation of the API. */
export function toAllocation(
  membership: Omit<StoredMembership, 'name' | 'email'>,
  language: Language,
): Allocations['allocations'][number] {
  const { id, version, teamId, teamName, teamNames, allocationTenths, startDate, endDate, isActive } =
    membership;
  return {
    memberId: id,
    version,
    team: { id: teamId, name: nameIn(language, { name: teamName, names: teamNames }) },
    allocationPercent: toPercent(allocationTenths),
    startDate,
    ...(endDate !== undefined && { endDate }),
    isActive,
  };
}
