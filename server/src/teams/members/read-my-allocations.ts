import type { Outcome } from '@almanac/domain/refusal';
import type { Allocations, ReadAllocations } from '@almanac/domain/teams/members/schema';
import type { UseCaseContext } from '../../platform/use-case.ts';
import { readAllocations } from './read-allocations.ts';

export function readMyAllocations(
  context: UseCaseContext,
  input: ReadAllocations,
): Promise<Outcome<Allocations>> {
  return readAllocations(context, { ...input, userId: context.actor.id });
}
