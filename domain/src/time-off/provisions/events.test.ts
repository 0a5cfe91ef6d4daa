import { expect, test } from 'vitest';
import { toldEvent } from '../../testing/told-event.ts';
import { provisionsKept } from './events.ts';

test('a kept list names its day', () => {
  const entityId = '01000000-0000-7000-8000-000000000001';
  const event = provisionsKept({ entityId, changes: [{ field: 'through', to: '2026-12-31' }] });
  expect(toldEvent(event)).toBe('Kept the list of provisions as of Thu 31 Dec 2026');
});
