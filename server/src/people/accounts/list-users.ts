import { checkUserReader } from '@almanac/domain/access/admin-rules';
import type { ListUsers, User } from '@almanac/domain/people/accounts/schema';
import type { Refusal } from '@almanac/domain/refusal';
import { readLatestTimes } from '../../audit/entry-queries.ts';
import { type Answered, withTotal } from '../../platform/use-case/answered.ts';
import type { CallerContext } from '../../platform/use-case/use-case.ts';
import { readUsers } from './records/queries.ts';

export async function listUsers(
  { actor, database }: CallerContext,
  filters: ListUsers,
): Promise<Refusal<'FORBIDDEN'> | Answered<User[]>> {
  const permission = checkUserReader(actor);
  if (permission.refused) return permission;
  const { users, total } = await readUsers(database, filters);
  const signIns = await readLatestTimes(
    database,
    'account.signed-in',
    users.map(({ id }) => id),
  );
  const listed = users.map((user) => {
    const lastSignIn = signIns.get(user.id);
    return lastSignIn ? { ...user, lastSignInAt: lastSignIn.toISOString() } : user;
  });
  return withTotal(listed, total);
}
