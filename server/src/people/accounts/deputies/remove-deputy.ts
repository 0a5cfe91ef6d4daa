import { checkDeputyKeeper } from '@almanac/domain/people/accounts/deputy-rules';
import { ruleMessage } from '@almanac/domain/people/accounts/messages/rule-message';
import { deputyRemoved } from '@almanac/domain/people/events';
import { notFound, type Outcome } from '@almanac/domain/refusal';
import { change } from '../../../audit/change.ts';
import { namedPerson } from '../../../audit/named-person.ts';
import type { UseCaseContext } from '../../../platform/use-case/use-case.ts';
import { lockPeople } from '../records/lock-store.ts';
import { readDeputy } from './deputy-queries.ts';
import { removeDeputyRow } from './deputy-store.ts';

export function removeDeputy(
  context: UseCaseContext,
  { id }: { id: string },
): Promise<Outcome<null, 'NOT_FOUND'>> {
  return change(context, async (writer) => {
    const found = await readDeputy(writer, id);
    if (!found || checkDeputyKeeper(context.actor, found.user.id).refused)
      return notFound(ruleMessage('people.accounts.deputy'));
    const locked = await lockPeople(writer, [found.user.id, found.deputy.id]);
    const [user, deputy] = [found.user, found.deputy].map((each) =>
      locked.find((person) => person.id === each.id),
    );
    if (!user || !deputy || !(await readDeputy(writer, id)))
      return notFound(ruleMessage('people.accounts.deputy'));
    const { startDate, endDate } = found;
    await removeDeputyRow(writer, id);
    return {
      result: null,
      events: [
        deputyRemoved({
          entityId: user.id,
          subject: namedPerson(user),
          changes: [
            { field: 'deputy', from: namedPerson(deputy) },
            { field: 'startDate', from: startDate },
            { field: 'endDate', from: endDate },
          ],
        }),
      ],
    };
  });
}
