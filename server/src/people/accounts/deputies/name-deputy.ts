import { checkDeputy, checkDeputyKeeper } from '@almanac/domain/people/accounts/deputy-rules';
import type { Deputy, NameDeputy } from '@almanac/domain/people/accounts/deputy-schema';
import { deputyNamed } from '@almanac/domain/people/events';
import type { Outcome } from '@almanac/domain/refusal';
import { change } from '../../../audit/change.ts';
import { namedPerson } from '../../../audit/named-person.ts';
import type { UseCaseContext } from '../../../platform/use-case/use-case.ts';
import { lockPeople } from '../records/lock-store.ts';
import { userNotFound } from '../records/user-not-found.ts';
import { readDeputiesOf } from './deputy-queries.ts';
import { insertDeputy } from './deputy-store.ts';

/** Names a deputy. Locking the person prevents two deputies for the same day. */
export function nameDeputy(
  context: UseCaseContext,
  { userId = context.actor.id, deputyId, startDate, endDate }: NameDeputy,
): Promise<Outcome<Deputy, 'VALIDATION_ERROR' | 'FORBIDDEN' | 'NOT_FOUND'>> {
  const { actor, today } = context;
  return change(context, async (writer) => {
    const permission = checkDeputyKeeper(actor, userId);
    if (permission.refused) return permission;
    const locked = await lockPeople(writer, [userId, deputyId]);
    const user = locked.find(({ id }) => id === userId);
    if (!user) return userNotFound();
    const deputy = locked.find(({ id }) => id === deputyId);
    const known = await readDeputiesOf(writer, userId, startDate);
    const taken = known.filter((each) => each.user.id === userId);
    const decision = checkDeputy({ startDate, endDate }, { user, deputy, taken, today });
    if (decision.refused) return decision;
    if (!deputy) return userNotFound();
    const id = await insertDeputy(writer, { userId, deputyId, startDate, endDate });
    const [named] = (await readDeputiesOf(writer, userId, startDate)).filter((each) => each.id === id);
    if (!named) return userNotFound();
    return {
      result: named,
      events: [
        deputyNamed({
          entityId: userId,
          subject: namedPerson(user),
          changes: [
            { field: 'deputy', to: namedPerson(deputy) },
            { field: 'startDate', to: startDate },
            { field: 'endDate', to: endDate },
          ],
        }),
      ],
    };
  });
}
