import { entityOf } from '../../domain/src/events/audited-entity.ts';
import type { EventDefinition } from '../../domain/src/events/event.ts';
import { sampleOf } from '../../domain/src/testing/events/event-data.ts';
import type { RecordedEvent } from '../../server/src/platform/events/reactions.ts';

const id = '01000000-0000-7000-8000-000000000001';
const person = { id, name: 'Ada', email: 'ada@example.com' };

/** Events of one definition: with and without its optional values, and with changes that reactions depend on. */
export function sampleEvents(definition: EventDefinition): RecordedEvent[] {
  const { action, data } = definition;
  return [true, false].map((isFull) => ({
    id,
    action,
    entity: entityOf(action),
    entityId: id,
    subject: person,
    changes: [
      { field: 'session', from: 'Firefox on Linux' },
      { field: 'deputy', from: person, to: person },
      { field: 'role', from: 'EMPLOYEE', to: 'MANAGER' },
      { field: 'status', from: 'APPROVED', to: 'CANCELLED' },
    ],
    data: sampleOf(data, isFull) as RecordedEvent['data'],
  }));
}
