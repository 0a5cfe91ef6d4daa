import type { RuleEdit } from '@almanac/domain/leave/rule-edit';
import { checkOwnTerms } from '@almanac/domain/leave/terms/own-terms';
import { termsWithout } from '@almanac/domain/leave/terms/terms';
import type { TermsAddress } from '@almanac/domain/leave/terms/terms-schema';
import { checkNotErased } from '@almanac/domain/people/accounts/user-rules';
import { isRefusal, notFound } from '@almanac/domain/refusal';
import type { RuleFields } from '@almanac/domain/work-time/effect-schema';
import { lockPeople } from '../../people/accounts/records/lock-store.ts';
import { readSelfServiceOverride } from '../../people/accounts/records/own-record.ts';
import { type RemovedRules, removeRules } from '../../work-time/rule-changes/rule-change.ts';
import type { LeaveRuleContext } from '../facts/leave-rules.ts';
import { namesOf, readPeopleWithTerms, readTermsRecords } from './assigned-terms-queries.ts';
import { removeTerms } from './assigned-terms-store.ts';
import { message } from './messages/message.ts';
import { deletedTermsEvent, storedDifference, withReason } from './terms-record.ts';

export function deleteTerms(
  context: LeaveRuleContext,
  { userId, from, ...asked }: TermsAddress & RuleFields,
): Promise<RemovedRules<'VALIDATION_ERROR' | 'NOT_FOUND' | 'OWN_RECORD' | 'INVALID_TRANSITION' | 'IN_USE'>> {
  return removeRules(context, asked, async (reader, writer) => {
    if (writer) await lockPeople(writer, [userId]);
    const [holder] = await readPeopleWithTerms(reader, { userIds: [userId] });
    if (!holder) return notFound(message('leave.terms.user'));
    const erasure = checkNotErased(holder);
    if (erasure.refused) return erasure;
    const actorId = context.actor.id;
    const act = await readSelfServiceOverride(reader, { actorId, subjectId: userId, reason: asked.reason });
    const own = checkOwnTerms(actorId, { named: [userId], concerned: [userId] }, act.selfServiceOverride);
    if (own.refused) return own;
    const rows = termsWithout(holder.rows, from);
    if (isRefusal(rows)) return rows;
    return {
      edit: { kind: 'TERMS_DELETION', userId, from } satisfies RuleEdit,
      concerned: { userIds: [userId] },
      from,
      async store(removing) {
        const names = namesOf(await readTermsRecords(removing));
        await removeTerms(removing, storedDifference(holder, rows).gone);
        return {
          result: null,
          events: [withReason(deletedTermsEvent(holder, from, names), { actorId, ...act })],
        };
      },
    };
  });
}
