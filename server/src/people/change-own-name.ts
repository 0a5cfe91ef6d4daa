import type { ChangeOwnName, SessionUser } from '@almanac/domain/people/schema';
import type { Outcome } from '@almanac/domain/refusal';
import { change } from '../platform/change.ts';
import type { PeopleContext } from './people-settings.ts';
import { saveUser } from './store.ts';

export function changeOwnName(
  context: PeopleContext,
  { name }: ChangeOwnName,
): Promise<Outcome<SessionUser>> {
  const { actor } = context;
  return change(context, async (transaction) => {
    await saveUser(transaction, actor.id, { name });
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
