import type { SessionUser } from '@almanac/domain/access/schema';
import type { ChangeOwnName } from '@almanac/domain/profile/schema';
import type { Outcome } from '@almanac/domain/refusal';
import { change } from '../audit/change.ts';
import { changedFields } from '../audit/changed-fields.ts';
import { namedPerson } from '../audit/named-person.ts';
import { lockPeople } from '../people/accounts/lock-store.ts';
import { saveName } from '../people/accounts/own-account-store.ts';
import { unchanged } from '../platform/change.ts';
import type { ProfileContext } from './profile-settings.ts';

export function changeOwnName(
  context: ProfileContext,
  { name }: ChangeOwnName,
): Promise<Outcome<SessionUser, never>> {
  const { actor } = context;
  return change(context, async (writer) => {
    const [before = actor] = await lockPeople(writer, [actor.id]);
    const result = { ...actor, name };
    const changes = changedFields(before, { name }, ['name']);
    if (!changes) return unchanged(result);
    await saveName(writer, actor.id, name);
    return {
      result,
      audit: {
        action: 'account.changed',
        entity: 'user',
        entityId: actor.id,
        subject: namedPerson(before),
        summary: `Changed their own name to ${name}`,
        changes,
      },
    };
  });
}
