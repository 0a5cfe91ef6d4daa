import { isRefusal, type Outcome } from '@almanac/domain/refusal';
import type { Allocations, ReadAllocations } from '@almanac/domain/teams/members/schema';
import type { UseCaseContext } from '../../../platform/use-case/use-case.ts';
import { findOwnAllocations } from './find-allocations.ts';
import { describeAllocations } from './read-allocations.ts';

export async function readMyAllocations(
  context: UseCaseContext,
  { excludeMemberId, ...asked }: ReadAllocations,
): Promise<Outcome<Allocations, 'VALIDATION_ERROR' | 'NOT_FOUND'>> {
  const found = await findOwnAllocations(context, asked);
  return isRefusal(found)
    ? found
    : describeAllocations(context.actor.id, found, {
        excludeMemberId,
        language: context.texts.language,
      });
}
