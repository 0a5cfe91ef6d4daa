import { checkDays } from '@almanac/domain/calendar/day-fault';
import { checkNotErased } from '@almanac/domain/people/accounts/user-rules';
import { notFound } from '@almanac/domain/refusal';
import { checkBalanceSetting } from '@almanac/domain/time-off/balances/balance-rules';
import type { AccountEdit } from '@almanac/domain/time-off/balances/engine/account-edit';
import { checkMovedExpiry } from '@almanac/domain/time-off/balances/engine/moved-expiry';
import { expiryMoved } from '@almanac/domain/time-off/balances/events';
import type { ExpiryMoved, MoveExpiry } from '@almanac/domain/time-off/balances/expiry-schema';
import { message } from '@almanac/domain/time-off/balances/messages/message';
import { createdFields } from '../../../audit/changed-fields.ts';
import { namedPerson } from '../../../audit/named-person.ts';
import { lockPeople } from '../../../people/accounts/records/lock-store.ts';
import { readSelfServiceOverride } from '../../../people/accounts/records/own-record.ts';
import { readPeopleById } from '../../../people/accounts/records/people-queries.ts';
import { type ChangedRules, changeRules } from '../../../work-time/rule-changes/rule-change.ts';
import { readLeaveFacts } from '../facts/leave-facts.ts';
import type { AccountRuleContext } from './account-rules.ts';
import { saveMovedExpiry } from './store.ts';

/** Moves the last day of a leave year's leave to a later one, with a reason. */
export function moveExpiry(
  context: AccountRuleContext,
  { userId, type, leaveYearStart, expiresOn, ...asked }: MoveExpiry,
): Promise<
  ChangedRules<ExpiryMoved, 'VALIDATION_ERROR' | 'NOT_FOUND' | 'OWN_BALANCE' | 'INVALID_TRANSITION'>
> {
  const { actor } = context;
  const { reason } = asked;
  return changeRules(context, asked, async (reader, writer) => {
    const [person] = writer ? await lockPeople(writer, [userId]) : await readPeopleById(reader, [userId]);
    const act = await readSelfServiceOverride(reader, { actorId: actor.id, subjectId: userId, reason });
    const permission = checkBalanceSetting(actor, userId, act.selfServiceOverride);
    if (permission.refused) return permission;
    if (!person) return notFound(message('time-off.balances.user'));
    const erasure = checkNotErased(person);
    if (erasure.refused) return erasure;
    const label = message('time-off.balances.expiresOn');
    const days = checkDays([{ path: 'expiresOn', label, day: expiresOn }], context.today);
    if (days.refused) return days;
    const [facts] = (await readLeaveFacts(reader, [userId], [type])).flatMap(({ accounts }) => accounts);
    if (!facts) return notFound(message('time-off.balances.type'));
    const later = checkMovedExpiry({ leaveYearStart, expiresOn }, facts);
    if (later.refused) return later;
    const moved = { leaveYearStart, expiresOn, reason };
    return {
      edit: { kind: 'MOVED_EXPIRY', userId, type, moved } satisfies AccountEdit,
      concerned: { userIds: [userId], types: [type] },
      async store(saving) {
        await saveMovedExpiry(saving, { userId, authorId: actor.id, type, ...moved });
        return {
          result: { userId, type, ...moved },
          events: [
            expiryMoved({
              entityId: userId,
              subject: namedPerson(person),
              changes: createdFields({ type, leaveYear: leaveYearStart, expiresOn }, [
                'type',
                'leaveYear',
                'expiresOn',
              ]),
              reason,
              data: { ofOwnRecord: act.ofOwnRecord },
            }),
          ],
        };
      },
    };
  });
}
