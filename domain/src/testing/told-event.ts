import type { Event } from '../events/event.ts';
import { eventMessage, events } from '../events.ts';
import { english } from './english.ts';

/** The English text of an event, whose data must be what its definition says. */
export function toldEvent(event: Event, actor?: { id: string }): string {
  events[event.action]?.data.parse(event.data);
  return english(eventMessage(event.action, { ...event, subject: event.subject ?? { id: '' }, actor }));
}
