import { isRefusal, type Outcome } from '@almanac/domain/refusal';
import { checkTypeVisible } from '@almanac/domain/time-off/approvals/approver';
import { checkShortening } from '@almanac/domain/time-off/corrections/correction-rules';
import type { ShortenRequest } from '@almanac/domain/time-off/corrections/schema';
import { timeOffShortened } from '@almanac/domain/time-off/events';
import type { TimeOffRequest } from '@almanac/domain/time-off/requests/schema';
import { namedPerson } from '../../audit/named-person.ts';
import { readKnownRequest } from '../requests/queries.ts';
import { changeRequest } from '../requests/records/change-request.ts';
import { checkAct } from '../requests/records/check-act.ts';
import type { TimeOffContext } from '../requests/records/context.ts';
import { requestState } from '../requests/records/request-state.ts';
import { visibleRequest } from '../requests/records/stored-request.ts';
import { accountOf, readCorrectionFacts } from './correction-facts.ts';
import { correctionOf } from './correction-record.ts';
import { saveSpan } from './store.ts';

export function shortenRequest(
  context: TimeOffContext,
  { id, version, reason, endDate, endHalf = 'PM' }: { id: string } & ShortenRequest,
): Promise<
  Outcome<
    TimeOffRequest,
    | 'VALIDATION_ERROR'
    | 'FORBIDDEN'
    | 'NOT_FOUND'
    | 'CHANGED_MEANWHILE'
    | 'INVALID_TRANSITION'
    | 'OWN_REQUEST'
    | 'YEAR_CLOSED'
  >
> {
  const { actor } = context;
  return changeRequest(context, { id, version }, async (writer, before) => {
    const sight = checkTypeVisible(actor, before);
    if (sight.refused) return sight;
    const facts = await readCorrectionFacts(writer, context, accountOf(before));
    const end = { endDate, endHalf };
    const act = await checkAct(writer, { actor, before, reason }, (selfServiceOverride) =>
      checkShortening(actor, before, end, facts, selfServiceOverride),
    );
    if (isRefusal(act)) return act;
    const { startDate, startHalf } = before;
    const span = { startDate, startHalf, ...end };
    await saveSpan(writer, id, { span, amount: facts.amountOf(span) });
    const request = await readKnownRequest(writer, id);
    return {
      result: visibleRequest(request, actor),
      events: [
        timeOffShortened({
          entityId: id,
          subject: namedPerson(request.requester),
          changes: correctionOf(before, { ...before, ...end }),
          reason: act.loggedReason,
          data: { request: requestState(request), ofOwnRecord: act.ofOwnRecord },
        }),
      ],
    };
  });
}
