import type { User } from '@almanac/domain/people/accounts/schema';
import { type Administered, checkNotErased } from '@almanac/domain/people/accounts/user-rules';
import { isRefusal, type Outcome, type RefusalCode, refuse } from '@almanac/domain/refusal';
import { checkVersion, type VersionedRecord } from '@almanac/domain/version-check';
import { changeAsUserManager } from '../../../access/change-as-user-manager.ts';
import type { Writer } from '../../../platform/database/database.ts';
import { httpMessage } from '../../../platform/language/messages/message.ts';
import type { Changed } from '../../../platform/use-case/change.ts';
import type { Json } from '../../../platform/use-case/idempotency/json.ts';
import type { UseCaseContext } from '../../../platform/use-case/use-case.ts';
import { message } from '../messages/message.ts';
import { lockUsersAndAdmins, type NamedUsers } from './lock-store.ts';
import { readUser } from './queries.ts';

type Work<Result, Code extends RefusalCode, Facts extends unknown[]> = (
  writer: Writer,
  ...facts: Facts
) => Promise<Outcome<Changed<Result>, Code>>;

const signedOut = refuse('UNAUTHENTICATED', httpMessage('http.signIn'));

interface LockedBefore {
  /** Takes the locks that must precede user locks. */
  before?: ((writer: Writer) => Promise<void>) | undefined;
}

/**
 * Runs the work with the named users, all active system administrators and the actor locked. The viewer is the actor
 * with their current role, which another call may just have removed.
 */
export function changeLockedUsers<Result extends Json<Result>, Code extends RefusalCode = never>(
  context: UseCaseContext,
  { before, ...named }: NamedUsers & LockedBefore,
  work: Work<Result, Code, [viewer: Administered]>,
): Promise<Outcome<Result, Code | 'FORBIDDEN' | 'UNAUTHENTICATED'>> {
  const { actor } = context;
  return changeAsUserManager<Result, Code | 'UNAUTHENTICATED'>(context, async (writer) => {
    await before?.(writer);
    const users = await lockUsersAndAdmins(writer, { ...named, ids: [actor.id, ...(named.ids ?? [])] });
    const viewer = users.find(({ id }) => id === actor.id);
    return viewer?.isActive ? work(writer, viewer) : signedOut;
  });
}

/** Runs the work on one user. Refuses if it was changed since the actor read it, or erased. */
export function changeLockedUser<Code extends RefusalCode = never>(
  context: UseCaseContext,
  { id, version, before }: VersionedRecord & LockedBefore,
  work: Work<User, Code, [facts: { viewer: Administered; user: User }]>,
): Promise<
  Outcome<
    User,
    Code | 'FORBIDDEN' | 'NOT_FOUND' | 'CHANGED_MEANWHILE' | 'INVALID_TRANSITION' | 'UNAUTHENTICATED'
  >
> {
  return changeLockedUsers<User, Code | 'NOT_FOUND' | 'CHANGED_MEANWHILE' | 'INVALID_TRANSITION'>(
    context,
    { ids: [id], before },
    async (writer, viewer) => {
      const user = checkVersion(message('people.accounts.user'), version, await readUser(writer, id));
      if (isRefusal(user)) return user;
      const decision = checkNotErased(user);
      return decision.refused ? decision : work(writer, { viewer, user });
    },
  );
}
