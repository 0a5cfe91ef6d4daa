import { isRefusal, type Outcome } from '@almanac/domain/refusal';
import {
  capacityExceeded,
  checkWithinCapacity,
  fullestDay,
  remainingCapacity,
} from '@almanac/domain/teams/members/allocation';
import { toPercent, toTenths } from '@almanac/domain/teams/members/percent';
import type { AllocationCheck, ValidateAllocation } from '@almanac/domain/teams/members/schema';
import type { UseCaseContext } from '../../../platform/use-case/use-case.ts';
import { findAllocations } from './find-allocations.ts';

export async function validateAllocation(
  context: UseCaseContext,
  { userId, allocationPercent, excludeTeamId, ...asked }: ValidateAllocation,
): Promise<Outcome<AllocationCheck, 'VALIDATION_ERROR' | 'FORBIDDEN' | 'NOT_FOUND'>> {
  const found = await findAllocations(context, userId, asked);
  if (isRefusal(found)) return found;
  const { period } = found;
  const others = found.memberships.filter(({ teamId }) => teamId !== excludeTeamId);
  const remaining = remainingCapacity(period, others);
  const decision = checkWithinCapacity(toTenths(allocationPercent), remaining);
  return {
    valid: !decision.refused,
    currentAllocation: toPercent(fullestDay(period, others).load),
    remainingCapacity: toPercent(remaining),
    ...(decision.refused && { message: context.texts.text(capacityExceeded(remaining)) }),
  };
}
