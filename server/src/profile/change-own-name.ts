import type { SessionUser } from '@almanac/domain/access/schema';
import { checkChangedName, nameToStore } from '@almanac/domain/people/accounts/person-fields';
import { accountChanged } from '@almanac/domain/people/events';
import type { ChangeOwnName } from '@almanac/domain/profile/schema';
import { isRefusal, type Outcome } from '@almanac/domain/refusal';
import { checkVersion } from '@almanac/domain/version-check';
import { change } from '../audit/change.ts';
import { changedFields } from '../audit/changed-fields.ts';
import { namedPerson } from '../audit/named-person.ts';
import { message as accountMessage } from '../people/accounts/messages/message.ts';
import { lockPeople } from '../people/accounts/records/lock-store.ts';
import { saveName } from '../people/accounts/records/own-account-store.ts';
import { unchanged } from '../platform/use-case/change.ts';
import type { ProfileContext } from './profile-settings.ts';

export function changeOwnName(
  context: ProfileContext,
  { name: given, version }: ChangeOwnName,
): Promise<Outcome<SessionUser, 'VALIDATION_ERROR' | 'NOT_FOUND' | 'CHANGED_MEANWHILE'>> {
  const { actor } = context;
  return change(context, async (writer) => {
    const [found] = await lockPeople(writer, [actor.id]);
    const before = checkVersion(accountMessage('people.accounts.ownAccount'), version, found);
    if (isRefusal(before)) return before;
    const decision = checkChangedName(given, before.name);
    if (decision.refused) return decision;
    const name = nameToStore(given, before.name);
    const changes = changedFields(before, { name }, ['name']);
    if (!changes) return unchanged({ ...actor, name, version: before.version });
    const stored = await saveName(writer, actor.id, name);
    return {
      result: { ...actor, name, ...stored },
      events: [
        accountChanged({
          entityId: actor.id,
          subject: namedPerson(before),
          changes,
          data: { through: 'PROFILE' },
        }),
      ],
    };
  });
}
