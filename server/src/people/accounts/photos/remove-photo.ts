import { checkUserChange } from '@almanac/domain/people/accounts/user-rules';
import { photoRemoved } from '@almanac/domain/people/events';
import type { RemovedPhoto } from '@almanac/domain/people/photos/schema';
import { isRefusal, type Outcome } from '@almanac/domain/refusal';
import { checkVersion, type VersionedRecord } from '@almanac/domain/version-check';
import { change } from '../../../audit/change.ts';
import { namedPerson } from '../../../audit/named-person.ts';
import type { Writer } from '../../../platform/database/database.ts';
import { type Changed, unchanged } from '../../../platform/use-case/change.ts';
import type { UseCaseContext } from '../../../platform/use-case/use-case.ts';
import { message } from '../messages/message.ts';
import { changeLockedUsers } from '../records/change-locked-users.ts';
import { type LockedPerson, lockPeople } from '../records/lock-store.ts';
import { readUser } from '../records/queries.ts';
import { deletePhoto } from './photo-store.ts';

export function removeOwnPhoto(
  context: UseCaseContext,
  { version }: { version?: number | undefined },
): Promise<Outcome<RemovedPhoto, 'NOT_FOUND' | 'CHANGED_MEANWHILE'>> {
  return change(context, async (writer) => {
    const [found] = await lockPeople(writer, [context.actor.id]);
    const person = checkVersion(message('people.accounts.ownAccount'), version, found);
    return isRefusal(person) ? person : removal(writer, person);
  });
}

/** An administrator removes someone's photo. */
export function removePhoto(
  context: UseCaseContext,
  { id, version }: VersionedRecord,
): Promise<Outcome<RemovedPhoto, 'UNAUTHENTICATED' | 'FORBIDDEN' | 'NOT_FOUND' | 'CHANGED_MEANWHILE'>> {
  return changeLockedUsers<RemovedPhoto, 'FORBIDDEN' | 'NOT_FOUND' | 'CHANGED_MEANWHILE'>(
    context,
    { ids: [id] },
    async (writer, viewer) => {
      const user = checkVersion(message('people.accounts.user'), version, await readUser(writer, id));
      if (isRefusal(user)) return user;
      const decision = checkUserChange(viewer, user);
      return decision.refused ? decision : removal(writer, user);
    },
  );
}

async function removal(
  writer: Writer,
  person: Pick<LockedPerson, 'id' | 'version' | 'email'> & { name?: string | undefined },
): Promise<Changed<RemovedPhoto>> {
  const version = await deletePhoto(writer, person.id);
  if (version === undefined) return unchanged({ version: person.version });
  return {
    result: { version },
    events: [
      photoRemoved({ entityId: person.id, subject: namedPerson(person), changes: [{ field: 'photo' }] }),
    ],
  };
}
