import { numberOf } from '@almanac/domain/leave/types/amount';
import { checkNotErased } from '@almanac/domain/people/accounts/user-rules';
import { notFound } from '@almanac/domain/refusal';
import { checkBalanceSetting } from '@almanac/domain/time-off/balances/balance-rules';
import type { AccountEdit } from '@almanac/domain/time-off/balances/engine/account-edit';
import { adjustmentDeleted, payoutDeleted } from '@almanac/domain/time-off/balances/events';
import { message } from '@almanac/domain/time-off/balances/messages/message';
import type { RuleFields } from '@almanac/domain/work-time/effect-schema';
import { deletedFields } from '../../../audit/changed-fields.ts';
import { namedPerson } from '../../../audit/named-person.ts';
import { readTypesOfFacts } from '../../../leave/facts/rule-facts-queries.ts';
import { lockPeople } from '../../../people/accounts/records/lock-store.ts';
import { readSelfServiceOverride } from '../../../people/accounts/records/own-record.ts';
import { readPeopleById } from '../../../people/accounts/records/people-queries.ts';
import { type RemovedRules, removeRules } from '../../../work-time/rule-changes/rule-change.ts';
import type { AccountRuleContext } from './account-rules.ts';
import { readAdjustment } from './queries.ts';
import { removeAdjustment } from './store.ts';

/** Deletes an adjustment, as if it had never been made. */
export function deleteAdjustment(
  context: AccountRuleContext,
  { id, ...asked }: { id: string } & RuleFields,
): Promise<RemovedRules<'NOT_FOUND' | 'OWN_BALANCE' | 'INVALID_TRANSITION'>> {
  const { reason } = asked;
  return removeRules(context, asked, async (reader, writer) => {
    const found = await readAdjustment(reader, id);
    const ids = found ? [found.userId] : [];
    const [person] = writer ? await lockPeople(writer, ids) : await readPeopleById(reader, ids);
    // Another administrator may have deleted it during the wait.
    const adjustment = await readAdjustment(reader, id);
    if (!adjustment || !person) return notFound(message('time-off.balances.adjustment'));
    const { actor } = context;
    const act = await readSelfServiceOverride(reader, {
      actorId: actor.id,
      subjectId: adjustment.userId,
      reason,
    });
    const permission = checkBalanceSetting(actor, adjustment.userId, act.selfServiceOverride);
    if (permission.refused) return permission;
    const erasure = checkNotErased(person);
    if (erasure.refused) return erasure;
    const { userId, type, on, expiresOn } = adjustment;
    const unit = (await readTypesOfFacts(reader)).find(({ code }) => code === type)?.unit ?? 'DAY';
    return {
      edit: { kind: 'ADJUSTMENT_DELETION', userId, id } satisfies AccountEdit,
      concerned: { userIds: [userId], types: [type] },
      from: on,
      async store(removing) {
        await removeAdjustment(removing, id);
        const isPaidOut = adjustment.kind === 'PAID_OUT';
        const amount = numberOf(isPaidOut ? -adjustment.amount : adjustment.amount, unit);
        const deletion = {
          entityId: userId,
          subject: namedPerson(person),
          changes: deletedFields({ type, amount, on, expiresOn }, ['type', 'amount', 'on', 'expiresOn']),
          reason,
          data: { unit, ofOwnRecord: act.ofOwnRecord },
        };
        return {
          result: null,
          events: [isPaidOut ? payoutDeleted(deletion) : adjustmentDeleted(deletion)],
        };
      },
    };
  });
}
