import { type CalendarDate, dateAt } from '@almanac/domain/calendar/calendar-date';
import { isTypeShown } from '@almanac/domain/leave/types/leave-type';
import { absentApproverOf, currentApprovers } from '@almanac/domain/time-off/requests/escalation';
import { readAskingEvents } from '../../audit/record-queries.ts';
import { readTypesByCode } from '../../leave/types/type-queries.ts';
import type { Reader } from '../../platform/database/database.ts';
import { inTurns } from '../../platform/work/long-work.ts';
import { readCandidatesByPerson } from '../requests/records/approver-queries.ts';
import { readReminders, readWaitingRequests } from './queries.ts';
import type { DueReminder, ReminderRules } from './reminders-due.ts';

/**
 * Finds who is asked to decide a pending request now, but was neither asked when it was made or edited, nor reminded
 * since. Requests from before those asked were logged are left out.
 */
export async function findNewApprovers(
  database: Reader,
  { timeZone }: Pick<ReminderRules, 'timeZone'>,
  today: CalendarDate,
): Promise<DueReminder[]> {
  const requests = await readWaitingRequests(database);
  if (requests.length === 0) return [];
  const ids = requests.map(({ id }) => id);
  const askingEvents = await readAskingEvents(database, ids);
  const reminders = Map.groupBy(await readReminders(database, ids), ({ requestId }) => requestId);
  const types = await readTypesByCode(database);
  const requesterIds = [...new Set(requests.map(({ requesterId }) => requesterId))];
  const candidatesOf = await readCandidatesByPerson(database, requesterIds, today);
  const due: DueReminder[] = [];
  for await (const { id, requesterId, type, waitsSince } of inTurns(requests)) {
    const asking = askingEvents.get(id);
    if (!asking) continue;
    const since = dateAt(waitsSince.getTime(), timeZone);
    const reminded = (reminders.get(id) ?? []).filter((each) => each.since === since);
    const known = new Set([asking.actorId, ...asking.asked, ...reminded.map(({ userId }) => userId)]);
    const deciders = candidatesOf(requesterId).filter((each) => isTypeShown(types.get(type), each, true));
    const asked = currentApprovers(deciders);
    const usually = new Set(
      currentApprovers(deciders.map((each) => ({ ...each, isAway: false }))).map((each) => each.id),
    );
    for (const candidate of asked.filter((each) => each.isMailed && !known.has(each.id))) {
      due.push({
        requestId: id,
        userId: candidate.id,
        kind: usually.has(candidate.id) ? 'BECAME_APPROVER' : 'STANDS_IN',
        since,
        candidate,
        inPlaceOf: absentApproverOf(candidate, asked),
      });
    }
  }
  return due;
}
