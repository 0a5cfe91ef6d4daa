import type { Event } from '@almanac/domain/events/event';
import type { EventfulChange } from '../../platform/use-case/change.ts';

/**
 * Marks the events of a change to the actor's own account: their own event, or else the first. Every event keeps the
 * reason.
 */
export function markedAsOwn<Result>(
  changed: EventfulChange<Result>,
  actorId: string,
  reason: string | undefined,
): EventfulChange<Result> {
  const [first, ...others] = changed.events;
  const own =
    changed.events.find(({ entityId, subject }) => [entityId, subject?.id].includes(actorId)) ?? first;
  const withReason = (event: Event): Event => ({
    ...(event === own ? marked(event) : event),
    ...(reason !== undefined && { reason }),
  });
  return { ...changed, events: [withReason(first), ...others.map(withReason)] };
}

function marked(event: Event): Event {
  return event.data.ofOwnRecord ? event : { ...event, data: { ...event.data, includesOwnRecord: true } };
}
