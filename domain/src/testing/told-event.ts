import type { Event } from '../events/event.ts';
import { events, eventText } from '../events.ts';

/** The English text of an event, whose data must be what its definition says. */
export function toldEvent(event: Event, actor?: { id: string }): string | undefined {
  events[event.action]?.data.parse(event.data);
  return eventText(event.action, { ...event, subject: event.subject ?? { id: '' }, actor });
}
