import { isTypeShown, noSuchType } from '@almanac/domain/leave/leave-type';
import { isRefusal, notFound, type Outcome } from '@almanac/domain/refusal';
import { checkChange, checkRequest, withoutRequest } from '@almanac/domain/time-off/booking/request-check';
import { requestPreview } from '@almanac/domain/time-off/booking/request-preview';
import type { PreviewRequest, RequestPreview } from '@almanac/domain/time-off/booking/schema';
import { checkPeriod } from '@almanac/domain/time-off/requests/period-check';
import { readTypesByCode } from '../../leave/type-queries.ts';
import { people } from '../../people/accounts/people-queries.ts';
import { Answered } from '../../platform/http/answered.ts';
import { peopleInSight, peopleSeenAway } from '../../teams/members/scope-queries.ts';
import { readBookingFacts } from '../balances/booking-facts.ts';
import { readPersonInScope, readPresence } from '../presence/queries.ts';
import { readApproversOf } from '../requests/approver-queries.ts';
import type { TimeOffContext } from '../requests/context.ts';
import { readOneRequest } from '../requests/queries.ts';
import { spanText } from '../requests/request-record.ts';

const nobody = { people: [], absences: [] };

/** Judges a request, or a change of one; of one's own, `X-Deciders` says how many others may decide it. */
export async function previewRequest(
  context: TimeOffContext,
  input: PreviewRequest,
): Promise<Outcome<RequestPreview, 'VALIDATION_ERROR' | 'NOT_FOUND'> | Answered<RequestPreview>> {
  const { database, actor, today } = context;
  const isOwn = (input.userId ?? actor.id) === actor.id;
  const type = (await readTypesByCode(database)).find(input.type);
  if (!type || !isTypeShown(type, { role: actor.role, isRequester: isOwn }, true)) return noSuchType;
  const preview = await judgeRequest(context, input);
  if (isRefusal(preview) || !isOwn) return preview;
  const { deciders } = await readApproversOf(database, actor.id, today, type);
  return new Answered(preview, new Headers({ 'x-deciders': String(deciders) }));
}

/** As the person it is for would be answered. */
async function judgeRequest(
  { database, actor, today, absenceVisibility }: TimeOffContext,
  { userId = actor.id, excludeRequestId, reason: _reason, ...wanted }: PreviewRequest,
): Promise<Outcome<RequestPreview, 'NOT_FOUND' | 'VALIDATION_ERROR'>> {
  const person = userId === actor.id ? actor : await readPersonInScope(database, actor, today, userId);
  if (!person) return notFound('User');
  const facts = await readBookingFacts(database, {
    userId: person.id,
    type: wanted.type,
    viewer: actor,
    today,
  });
  if (isRefusal(facts)) return facts;
  const { id: personId, departmentId } = person;
  const isMet = departmentId !== undefined && !checkPeriod(wanted).refused;
  const seen =
    userId === actor.id
      ? peopleSeenAway({ viewer: actor, today, visibility: absenceVisibility, period: wanted })
      : people;
  const among = { among: people, seen };
  const presence = isMet ? await readPresence(database, among, { departmentId, ...wanted }) : nobody;
  if (excludeRequestId === undefined) {
    const decision = checkRequest(wanted, facts, spanText);
    return requestPreview(wanted, { ...facts, personId, presence, decision });
  }
  const changed = await readOneRequest(database, peopleInSight(actor, today), excludeRequestId);
  const decision = changed
    ? checkChange(
        wanted,
        { ...facts, person, request: { ...changed, requesterId: changed.requester.id } },
        spanText,
      )
    : notFound('Request');
  const others = withoutRequest(facts, excludeRequestId);
  return requestPreview(wanted, { ...others, personId, presence, decision });
}
