import type { User } from '@almanac/domain/people/accounts/schema';
import type { Administered } from '@almanac/domain/people/accounts/user-rules';
import { notFound, type Outcome, type Refusal, refuse } from '@almanac/domain/refusal';
import { changeAsUserManager } from '../../access/change-as-user-manager.ts';
import type { Changed } from '../../audit/change.ts';
import type { Writer } from '../../platform/database/database.ts';
import { lockAccounts, type NamedAccounts } from './lock-store.ts';
import type { PeopleContext } from './people-settings.ts';
import { readUser } from './queries.ts';

type Work<Result, Facts extends unknown[]> = (
  writer: Writer,
  ...facts: Facts
) => Promise<Changed<Result> | Refusal>;

const signedOut = refuse('UNAUTHENTICATED', 'Please sign in');

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
  return changeAsUserManager(context, async (writer) => {
    const accounts = await lockAccounts(writer, { ...named, ids: [actor.id, ...(named.ids ?? [])] });
    const viewer = accounts.find(({ id }) => id === actor.id);
    return viewer?.isActive ? work(writer, viewer) : signedOut;
  });
}

/** Runs the work on the account of one user. */
export function changeAccount(
  context: PeopleContext,
  id: string,
  work: Work<User, [facts: { viewer: Administered; user: User }]>,
): Promise<Outcome<User>> {
  return changeAccounts(context, { ids: [id] }, async (writer, viewer) => {
    const user = await readUser(writer, id);
    return user ? work(writer, { viewer, user }) : notFound('User');
  });
}
