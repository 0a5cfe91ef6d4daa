import type { Event } from '@almanac/domain/events/event';
import type { RequestState } from '@almanac/domain/time-off/events';
import type { Reaction, RecordedEvent } from '../../platform/events/reactions.ts';
import { updateCalendar } from './invitation-queue.ts';

type OfRequest = RecordedEvent<Event> & { data: { request: RequestState } };

function isOrWasApproved({ data, changes }: OfRequest): boolean {
  const was = changes.some(({ field, from }) => field === 'status' && from === 'APPROVED');
  return was || data.request.status === 'APPROVED';
}

const always = { enqueue: ({ entityId }) => [updateCalendar(entityId)] } satisfies Reaction;

const ofApproved = {
  enqueue: (event) => (isOrWasApproved(event) ? [updateCalendar(event.entityId)] : []),
} satisfies Reaction<OfRequest>;

/** No one is notified of imported absences: their calendars may have them already. */
const ofRecorded = {
  enqueue: (event) => (event.data.as === 'IMPORTED' ? [] : ofApproved.enqueue(event)),
} satisfies Reaction<OfRequest & { data: { as: string } }>;

/** What invitations add to the reactions of time off. */
export const invitationReactions = {
  'time-off.requested': ofApproved,
  'time-off.edited': ofApproved,
  'time-off.cancelled': ofApproved,
  'time-off.approved': always,
  'time-off.decision-undone': always,
  'time-off.recorded': ofRecorded,
  'time-off.shortened': always,
  'time-off.interrupted': always,
  'time-off.restored': always,
};
