import { checkHrApprover } from '@almanac/domain/access/approver-rules';
import { personName } from '@almanac/domain/access/person-name';
import { isRefusal, type Outcome } from '@almanac/domain/refusal';
import { checkLeaveReduction } from '@almanac/domain/time-off/booking/leave-reduction';
import { reducedLeave } from '@almanac/domain/time-off/booking/reduced-leave';
import type { ReduceLeave } from '@almanac/domain/time-off/booking/schema';
import { leaveReduced } from '@almanac/domain/time-off/events';
import type { TimeOffRequest } from '@almanac/domain/time-off/requests/schema';
import { changedFields } from '../../audit/changed-fields.ts';
import { namedPerson } from '../../audit/named-person.ts';
import type { Reader } from '../../platform/database/database.ts';
import { unchanged } from '../../platform/use-case/change.ts';
import { readLeaveFacts } from '../balances/facts/leave-facts.ts';
import { readKnownRequest } from '../requests/queries.ts';
import { changeRequest } from '../requests/records/change-request.ts';
import type { TimeOffContext } from '../requests/records/context.ts';
import { requestState } from '../requests/records/request-state.ts';
import { type StoredRequest, visibleRequest } from '../requests/records/stored-request.ts';
import { saveLeaveReduction } from './reduction-store.ts';

/** Has an absence reduce the requester's leave by its full months, or no longer, and notifies them. */
export async function reduceLeave(
  context: TimeOffContext,
  { id, version, reduces }: { id: string } & ReduceLeave,
): Promise<
  Outcome<
    TimeOffRequest,
    'FORBIDDEN' | 'NOT_FOUND' | 'CHANGED_MEANWHILE' | 'OWN_REQUEST' | 'INVALID_TRANSITION'
  >
> {
  const { actor, today } = context;
  const permission = checkHrApprover(actor);
  if (permission.refused) return permission;
  return changeRequest<TimeOffRequest, 'OWN_REQUEST' | 'INVALID_TRANSITION'>(
    context,
    { id, version },
    async (writer) => {
      const before = await readKnownRequest(writer, id);
      const { employment, reduced } = await readReduction(writer, before);
      const { requester } = before;
      const about = { ...before, requester: { ...requester, name: personName(requester) } };
      const decision = checkLeaveReduction(actor, about, reduces, { today, employment });
      if (isRefusal(decision)) return decision;
      const leaveReducedOn = reduces ? (before.leaveReducedOn ?? today) : null;
      const changes = changedFields(before, { leaveReducedOn }, ['leaveReducedOn']);
      if (!changes) return unchanged(visibleRequest(before, actor));
      await saveLeaveReduction(writer, id, leaveReducedOn);
      const request = await readKnownRequest(writer, id);
      return {
        result: visibleRequest(request, actor),
        events: [
          leaveReduced({
            entityId: id,
            subject: namedPerson(request.requester),
            changes,
            data: { request: requestState(request), reduces, reduced: reduces ? reduced : [] },
          }),
        ],
      };
    },
  );
}

/** The requester's employment, and what the absence takes from other types. */
async function readReduction(database: Reader, { id, requester, type, ...span }: StoredRequest) {
  const [person] = await readLeaveFacts(database, [requester.id]);
  const facts = person?.accounts.find((account) => account.type.code === type.code);
  if (!person || !facts) throw new Error(`There is no account of ${type.code} of the person ${requester.id}`);
  const accounts = person.accounts
    .filter((account) => account !== facts)
    .map((account) => ({
      ...account,
      reducing: account.reducing?.filter(({ requestId }) => requestId !== id),
    }));
  const reduced = reducedLeave(span, { reducesLeave: type.reducesLeave, accounts }).map((each) => {
    const { name, unit } = person.types.get(each.type);
    return { type: each.type, typeName: name, unit, amount: each.amount };
  });
  return { employment: facts.employment, reduced };
}
