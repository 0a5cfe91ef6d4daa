import { checkOwnTerms } from '@almanac/domain/leave/own-terms';
import { termsWithout } from '@almanac/domain/leave/terms';
import type { TermsAddress } from '@almanac/domain/leave/terms-schema';
import { checkNotErased } from '@almanac/domain/people/accounts/user-rules';
import { isRefusal, notFound } from '@almanac/domain/refusal';
import type { EffectFields } from '@almanac/domain/work-time/effect-schema';
import { lockPeople } from '../people/accounts/lock-store.ts';
import { readActOnRecord } from '../people/accounts/own-record.ts';
import { type RemovedRules, type RuleContext, removeRules } from '../work-time/rule-change.ts';
import { namesOf, readHeldRecords, readHolders } from './held-terms-queries.ts';
import { removeTerms } from './held-terms-store.ts';
import { deletedTermsEntry, storedDifference, withReason } from './terms-record.ts';

export function deleteTerms(
  context: RuleContext,
  { userId, from, reason, ...seen }: TermsAddress & { reason?: string | undefined } & EffectFields,
): Promise<RemovedRules<'VALIDATION_ERROR' | 'NOT_FOUND' | 'OWN_RECORD' | 'INVALID_TRANSITION' | 'IN_USE'>> {
  return removeRules(context, seen, async (writer, { isDryRun }) => {
    if (!isDryRun) await lockPeople(writer, [userId]);
    const [holder] = await readHolders(writer, { userIds: [userId] });
    if (!holder) return notFound('User');
    const erasure = checkNotErased(holder);
    if (erasure.refused) return erasure;
    const actorId = context.actor.id;
    const act = await readActOnRecord(writer, { actorId, subjectId: userId, reason });
    const own = checkOwnTerms(actorId, { named: [userId], concerned: [userId] }, act.grounds);
    if (own.refused) return own;
    const rows = termsWithout(holder.rows, from);
    if (isRefusal(rows)) return rows;
    return {
      concerned: { userIds: [userId] },
      from,
      async write() {
        const names = namesOf(await readHeldRecords(writer));
        await removeTerms(writer, storedDifference(holder, rows).gone);
        return {
          result: null,
          audit: withReason(deletedTermsEntry(holder, from, names), { actorId, ...act }),
        };
      },
    };
  });
}
