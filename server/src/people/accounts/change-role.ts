import { isAdmin } from '@almanac/domain/access/permissions';
import type { ChangeRole, User } from '@almanac/domain/people/accounts/schema';
import { checkRoleChange } from '@almanac/domain/people/accounts/user-rules';
import { roleChanged } from '@almanac/domain/people/events';
import type { Outcome } from '@almanac/domain/refusal';
import type { VersionedRecord } from '@almanac/domain/version-check';
import { changedFields } from '../../audit/changed-fields.ts';
import { namedPerson } from '../../audit/named-person.ts';
import { unchanged } from '../../platform/use-case/change.ts';
import { changeLockedUser } from './records/change-locked-users.ts';
import type { PeopleContext } from './records/people-settings.ts';
import { readKnownUser } from './records/queries.ts';
import { saveFormerAdmins, saveUser } from './records/store.ts';

export function changeRole(
  context: PeopleContext,
  { role, ...seen }: VersionedRecord & ChangeRole,
): Promise<
  Outcome<
    User,
    'UNAUTHENTICATED' | 'FORBIDDEN' | 'NOT_FOUND' | 'CHANGED_MEANWHILE' | 'OWN_RECORD' | 'INVALID_TRANSITION'
  >
> {
  const { id } = seen;
  return changeLockedUser(context, seen, async (writer, { viewer, user }) => {
    const decision = checkRoleChange(viewer, user, role);
    if (decision.refused) return decision;
    const changes = changedFields(user, { role }, ['role']);
    if (!changes) return unchanged(user);
    await saveUser(writer, id, { role });
    if (isAdmin(user) && !isAdmin({ role })) await saveFormerAdmins(writer, [id], context.now);
    return {
      result: await readKnownUser(writer, id),
      events: [
        roleChanged({
          entityId: id,
          subject: namedPerson(user),
          changes,
        }),
      ],
    };
  });
}
