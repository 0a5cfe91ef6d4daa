import { mayManageUsers } from '@almanac/domain/people/permissions';
import type { ListUsers, User } from '@almanac/domain/people/schema';
import type { Refusal } from '@almanac/domain/refusal';
import { type Answered, withTotal } from '../platform/http/answered.ts';
import { usersNotManaged } from './forbidden.ts';
import type { PeopleContext } from './people-settings.ts';
import { readUsers } from './queries.ts';

export async function listUsers(
  { actor, database }: PeopleContext,
  filters: ListUsers,
): Promise<Refusal | Answered<User[]>> {
  if (!mayManageUsers(actor)) return usersNotManaged;
  const { users, total } = await readUsers(database, filters);
  return withTotal(users, total);
}
