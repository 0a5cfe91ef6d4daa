import type { SessionUser } from '@almanac/domain/access/schema';
import type { ChangeOwnName } from '@almanac/domain/profile/schema';
import type { Outcome } from '@almanac/domain/refusal';
import { change } from '../audit/change.ts';
import { saveName } from '../people/accounts/own-account-store.ts';
import type {} from '../platform/database/database.ts';
import type { ProfileContext } from './profile-settings.ts';

export function changeOwnName(
  context: ProfileContext,
  { name }: ChangeOwnName,
): Promise<Outcome<SessionUser>> {
  const { actor } = context;
  return change(context, async (writer) => {
    await saveName(writer, actor.id, name);
    return {
      result: { ...actor, name },
      audit: {
        action: 'account.changed',
        entity: 'user',
        entityId: actor.id,
        summary: `Changed their own name to ${name}`,
        details: { before: { name: actor.name }, after: { name } },
      },
    };
  });
}
