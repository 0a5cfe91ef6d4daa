import { checkDeputyKeeper, deputyRoles } from '@almanac/domain/people/accounts/deputy-rules';
import { isRefusal, type Outcome } from '@almanac/domain/refusal';
import type { Colleague, SearchPeople } from '@almanac/domain/teams/members/schema';
import { othersWithRole, readDeputised } from '../../../people/accounts/deputies/deputy-queries.ts';
import { type People, people } from '../../../people/accounts/records/people-queries.ts';
import { userNotFound } from '../../../people/accounts/records/user-not-found.ts';
import { type Answered, withTotal } from '../../../platform/use-case/answered.ts';
import type { UseCaseContext } from '../../../platform/use-case/use-case.ts';
import { peopleInApprovalScope } from '../scope-queries.ts';
import { readColleagues } from './colleague-queries.ts';

export async function searchPeople(
  context: UseCaseContext,
  { deputyFor, isDecidedByMe, ...question }: SearchPeople,
): Promise<Outcome<Answered<Colleague[]>, 'FORBIDDEN' | 'NOT_FOUND'>> {
  const { actor, database, today, texts } = context;
  const group = isDecidedByMe ? peopleInApprovalScope(actor, today) : people;
  const among = deputyFor === undefined ? group : await deputiesAmong(context, group, deputyFor);
  if (isRefusal(among)) return among;
  const { colleagues, total } = await readColleagues(database, {
    ...question,
    today,
    among,
    language: texts.language,
  });
  return withTotal(colleagues, total);
}

/** Members of the group who can be the user's deputy. */
async function deputiesAmong(
  { actor, database }: UseCaseContext,
  group: People,
  userId: string,
): Promise<Outcome<People, 'FORBIDDEN' | 'NOT_FOUND'>> {
  const permission = checkDeputyKeeper(actor, userId);
  if (permission.refused) return permission;
  const user = await readDeputised(database, userId);
  return user ? othersWithRole(group, userId, deputyRoles(user)) : userNotFound();
}
