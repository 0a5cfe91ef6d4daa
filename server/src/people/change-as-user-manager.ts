import type { User } from '@almanac/domain/people/schema';
import { type Administered, checkUserManager } from '@almanac/domain/people/user-rules';
import { notFound, type Outcome, type Refusal, refuse } from '@almanac/domain/refusal';
import type { Transaction } from 'kysely';
import { type Changed, change } from '../platform/change.ts';
import type { DB } from '../platform/database/tables.ts';
import type { PeopleContext } from './people-settings.ts';
import { readUser } from './queries.ts';
import { lockAccounts, type NamedAccounts } from './store.ts';

type Work<Result, Facts extends unknown[]> = (
  transaction: Transaction<DB>,
  ...facts: Facts
) => Promise<Changed<Result> | Refusal>;

const signedOut = refuse('UNAUTHENTICATED', 'Please sign in');

/** Runs the work as a change, for those who may manage users. */
export async function changeAsUserManager<Result>(
  context: PeopleContext,
  work: Work<Result, []>,
): Promise<Outcome<Result>> {
  const permission = checkUserManager(context.actor);
  return permission.refused ? permission : change(context, work);
}

/**
 * Runs the work while the accounts named, every active system administrator's and the actor's stay as they are. The
 * viewer is the actor with the role of this moment, which another call may just have taken.
 */
export function changeAccounts<Result>(
  context: PeopleContext,
  named: NamedAccounts,
  work: Work<Result, [viewer: Administered]>,
): Promise<Outcome<Result>> {
  const { actor } = context;
  return changeAsUserManager(context, async (transaction) => {
    const accounts = await lockAccounts(transaction, { ...named, ids: [actor.id, ...(named.ids ?? [])] });
    const viewer = accounts.find(({ id }) => id === actor.id);
    return viewer?.isActive ? work(transaction, viewer) : signedOut;
  });
}

/** Runs the work on the account of one user. */
export function changeAccount(
  context: PeopleContext,
  id: string,
  work: Work<User, [facts: { viewer: Administered; user: User }]>,
): Promise<Outcome<User>> {
  return changeAccounts(context, { ids: [id] }, async (transaction, viewer) => {
    const user = await readUser(transaction, id);
    return user ? work(transaction, { viewer, user }) : notFound('User');
  });
}
