import { expect, test } from 'vitest';
import { toldEvent } from '../testing/told-event.ts';
import { demoSeeded } from './events.ts';

const entityId = '019a0000-0000-7000-8000-000000000003';

test('the text of a new company has its people', () => {
  const event = demoSeeded({ entityId, changes: [{ field: 'peopleAdded', to: 24 }] });
  expect(toldEvent(event)).toBe('Filled the empty database with a demo company of 24 people');
});

test('the text of its leave has the places', () => {
  const leave = { people: 7, places: ['Bavaria', 'England'] };
  const event = demoSeeded({ entityId, changes: [{ field: 'requestsAdded', to: 2 }], data: { leave } });
  expect(toldEvent(event)).toBe(
    'Gave 7 people of the demo company the places Bavaria and England with their holidays',
  );
});
