import { earliestStart } from '@almanac/domain/leave/earliest-start';
import { isTypeShown } from '@almanac/domain/leave/leave-type';
import type { ListTypes, OfferedType } from '@almanac/domain/leave/types-schema';
import { notFound, type Outcome } from '@almanac/domain/refusal';
import { isAmong } from '../people/accounts/people-queries.ts';
import { withoutNulls } from '../platform/database/without-nulls.ts';
import type { UseCaseContext } from '../platform/use-case.ts';
import { peopleInSight } from '../teams/members/scope-queries.ts';
import { readPersonalRules } from './rule-facts.ts';
import { readLeaveTypes, readOfferedCodes } from './type-queries.ts';

/** What is offered to a person themselves they see, whoever else does. */
export async function listTypes(
  { database, actor, today }: UseCaseContext,
  { userId = actor.id }: ListTypes,
): Promise<Outcome<OfferedType[], 'NOT_FOUND'>> {
  if (!(await isAmong(database, peopleInSight(actor, today), userId))) return notFound('User');
  const offered = await readOfferedCodes(database, userId, today);
  const types = await readLeaveTypes(database);
  const rules = await readPersonalRules(database, [userId]);
  const personal = rules.people.get(userId);
  const earliest = new Map(
    rules.types.map((type) => [type.code, personal && earliestStart({ ...personal, type }, today)]),
  );
  const isOwn = userId === actor.id;
  return types
    .map((type) => {
      const first = earliest.get(type.code);
      const isOffered = offered.has(type.code);
      return withoutNulls({ ...type, isOffered, ...(first !== undefined && { earliestStart: first }) });
    })
    .filter((type) => isTypeShown(type, actor, true) || (isOwn && type.isOffered));
}
