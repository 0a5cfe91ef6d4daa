import { noGrounds } from '@almanac/domain/access/own-record';
import { checkOwnTerms } from '@almanac/domain/leave/own-terms';
import { termsWithout } from '@almanac/domain/leave/terms';
import type { TermsAddress } from '@almanac/domain/leave/terms-schema';
import { isRefusal, notFound, type Outcome } from '@almanac/domain/refusal';
import { lockPeople } from '../people/accounts/lock-store.ts';
import { type RuleContext, removeRules } from '../work-time/rule-change.ts';
import { namesOf, readHeldRecords, readHolders } from './held-terms-queries.ts';
import { removeTerms } from './held-terms-store.ts';
import { deletedTermsEntry, storedDifference } from './terms-record.ts';

export function deleteTerms(
  context: RuleContext,
  { userId, from }: TermsAddress,
): Promise<
  Outcome<null, 'VALIDATION_ERROR' | 'FORBIDDEN' | 'NOT_FOUND' | 'OWN_RECORD' | 'IN_USE' | 'YEAR_CLOSED'>
> {
  return removeRules(context, async (writer) => {
    await lockPeople(writer, [userId]);
    const [holder] = await readHolders(writer, { userIds: [userId] });
    if (!holder) return notFound('User');
    const own = checkOwnTerms(context.actor.id, { named: [userId], concerned: [userId] }, noGrounds);
    if (own.refused) return own;
    const rows = termsWithout(holder.rows, from);
    if (isRefusal(rows)) return rows;
    return {
      concerned: { userIds: [userId] },
      from,
      async write() {
        const names = namesOf(await readHeldRecords(writer));
        await removeTerms(writer, storedDifference(holder, rows).gone);
        return { result: null, audit: deletedTermsEntry(holder, from, names) };
      },
    };
  });
}
