import { numberOf } from '@almanac/domain/leave/amount';
import { checkNotErased } from '@almanac/domain/people/accounts/user-rules';
import { notFound } from '@almanac/domain/refusal';
import { checkBalanceSetting } from '@almanac/domain/time-off/balances/balance-rules';
import type { EffectFields } from '@almanac/domain/work-time/effect-schema';
import { deletedFields } from '../../audit/changed-fields.ts';
import { namedPerson, personText } from '../../audit/named-person.ts';
import { readTypesOfFacts } from '../../leave/rule-facts-queries.ts';
import { lockPeople } from '../../people/accounts/lock-store.ts';
import { readActOnRecord } from '../../people/accounts/own-record.ts';
import { dateText } from '../../platform/date-text.ts';
import { type RemovedRules, type RuleContext, removeRules } from '../../work-time/rule-change.ts';
import { readAdjustment } from './queries.ts';
import { removeAdjustment } from './store.ts';

/** Takes an adjustment back, as if it had never been. */
export function deleteAdjustment(
  context: RuleContext,
  { id, reason, ...seen }: { id: string; reason?: string | undefined } & EffectFields,
): Promise<RemovedRules<'NOT_FOUND' | 'OWN_BALANCE' | 'INVALID_TRANSITION'>> {
  return removeRules(context, seen, async (writer) => {
    const found = await readAdjustment(writer, id);
    const [person] = found ? await lockPeople(writer, [found.userId]) : [];
    // Somebody else may have taken it back while this one waited.
    const adjustment = await readAdjustment(writer, id);
    if (!adjustment || !person) return notFound('Adjustment');
    const { actor } = context;
    const act = await readActOnRecord(writer, { actorId: actor.id, subjectId: adjustment.userId, reason });
    const permission = checkBalanceSetting(actor, adjustment.userId, act.grounds);
    if (permission.refused) return permission;
    const erasure = checkNotErased(person);
    if (erasure.refused) return erasure;
    const { userId, type, on, expiresOn } = adjustment;
    const unit = (await readTypesOfFacts(writer)).find(({ code }) => code === type)?.unit ?? 'DAY';
    return {
      concerned: { userIds: [userId], types: [type] },
      from: on,
      async write() {
        await removeAdjustment(writer, id);
        const record = { type, amount: numberOf(adjustment.amount, unit), on, expiresOn };
        return {
          result: null,
          audit: {
            action: 'balance.adjustment-deleted',
            entity: 'user',
            entityId: userId,
            subject: namedPerson(person),
            summary: `Took back an adjustment of ${type} of ${personText(person)} on ${dateText(on)}${act.mark}`,
            changes: deletedFields(record, ['type', 'amount', 'on', 'expiresOn']),
            ...(reason !== undefined && { reason }),
          },
        };
      },
    };
  });
}
