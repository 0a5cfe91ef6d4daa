import { erasedAddress, erasedName } from '@almanac/domain/erased-person';
import type { FieldChange } from '@almanac/domain/events/event-change';
import type { User } from '@almanac/domain/people/accounts/schema';
import { userFields } from '@almanac/domain/people/accounts/user-fields';
import { checkErasure } from '@almanac/domain/people/accounts/user-rules';
import { accountErased } from '@almanac/domain/people/events';
import { textFields } from '@almanac/domain/records/record-fields';
import type { Outcome } from '@almanac/domain/refusal';
import type { VersionedRecord } from '@almanac/domain/version-check';
import { eraseFromAudit } from '../../../audit/erasure-store.ts';
import { namedPerson } from '../../../audit/named-person.ts';
import { readAddressesOf } from '../../../audit/queries.ts';
import { eraseTraces } from '../../../platform/traces-store.ts';
import { deletePhoto } from '../photos/photo-store.ts';
import { changeLockedUser } from '../records/change-locked-users.ts';
import { overwritePerson } from '../records/own-account-store.ts';
import type { PeopleContext } from '../records/people-settings.ts';
import { readKnownUser } from '../records/queries.ts';

/** Erases a person who has left; counts and totals stay. */
export function eraseUser(
  context: PeopleContext,
  seen: VersionedRecord,
): Promise<
  Outcome<
    User,
    'UNAUTHENTICATED' | 'FORBIDDEN' | 'NOT_FOUND' | 'CHANGED_MEANWHILE' | 'OWN_ACCOUNT' | 'INVALID_TRANSITION'
  >
> {
  const { id } = seen;
  return changeLockedUser(context, seen, async (writer, { viewer, user }) => {
    const decision = checkErasure(viewer, user);
    if (decision.refused) return decision;
    // The log comes after the mails: a worker sending one may still write an entry that names the person.
    await eraseTraces(writer, { userId: id, addresses: await readAddressesOf(writer, id) });
    await context.personalTexts.erase(writer, id);
    await eraseFromAudit(writer, id);
    const hadPhoto = (await deletePhoto(writer, id)) !== undefined;
    await overwritePerson(writer, id, { name: erasedName, email: erasedAddress(id) });
    const erased = await readKnownUser(writer, id);
    return {
      result: erased,
      events: [
        accountErased({
          entityId: id,
          subject: namedPerson(erased),
          changes: [{ field: 'email' }, ...otherTextsOf(user), ...(hadPhoto ? [{ field: 'photo' }] : [])],
        }),
      ],
    };
  });
}

/** Other text fields that the log lists as erased. */
function otherTextsOf(user: User): FieldChange[] {
  return textFields(userFields).flatMap((field) =>
    field === 'email' || user[field] === undefined ? [] : { field },
  );
}
