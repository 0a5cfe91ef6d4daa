import type { CalendarDate } from '@almanac/domain/calendar/calendar-date';
import type { Event } from '@almanac/domain/events/event';
import { continuesAfter } from '@almanac/domain/teams/members/membership-period';
import type { Writer } from '../../platform/database/database.ts';
import { endedEvents, removedEvent } from '../directory/membership-record.ts';
import { readMemberships } from './membership-queries.ts';
import { endMemberships, lockMemberships, removeMemberships } from './store.ts';

/**
 * Ends a person's memberships on the day and removes those that would begin later. The person must be locked. Returns
 * the events.
 */
export async function endMembershipsOn(
  writer: Writer,
  userId: string,
  lastDay: CalendarDate,
): Promise<Event[]> {
  await lockMemberships(writer, [userId]);
  const memberships = await readMemberships(writer, [userId]);
  const goingOn = memberships.filter((each) => continuesAfter(each, lastDay));
  const idsOf = (some: typeof goingOn) => some.map(({ id }) => id);
  const { later = [], begun = [] } = Object.groupBy(goingOn, ({ startDate }) =>
    startDate > lastDay ? 'later' : 'begun',
  );
  await removeMemberships(writer, idsOf(later));
  await endMemberships(writer, idsOf(begun), lastDay);
  return goingOn.flatMap((membership) =>
    membership.startDate > lastDay ? [removedEvent(membership)] : endedEvents(membership, lastDay),
  );
}
