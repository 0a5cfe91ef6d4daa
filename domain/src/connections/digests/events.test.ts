import { expect, test } from 'vitest';
import { toldEvent } from '../../testing/told-event.ts';
import { digestsPrepared } from './events.ts';

const entityId = '019a0000-0000-7000-8000-000000000003';

test.each([
  [1, 'Prepared the digest of 1 person'],
  [1200, 'Prepared the digests of 1,200 people'],
])('the digests of %i people', (people, words) => {
  const event = digestsPrepared({ entityId, changes: [{ field: 'digest', to: people }], data: { people } });
  expect(toldEvent(event)).toBe(words);
});
