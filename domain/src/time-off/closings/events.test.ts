import { expect, test } from 'vitest';
import { toldEvent } from '../../testing/told-event.ts';
import { closingUndone, yearClosed, yearEndExported } from './events.ts';

const entityId = '01000000-0000-7000-8000-000000000001';

test('a closing is named by its last day', () => {
  const closed = yearClosed({ entityId, changes: [{ field: 'through', to: '2026-12-31' }] });
  expect(toldEvent(closed)).toBe('Closed all leave through Thu 31 Dec 2026');
  const undone = closingUndone({ entityId, changes: [{ field: 'through', from: '2026-12-31' }] });
  expect(toldEvent(undone)).toBe('Reopened the leave closed through Thu 31 Dec 2026');
});

test('an export names the day of its balances', () => {
  const exported = yearEndExported({ entityId, changes: [{ field: 'through', to: '2026-12-31' }] });
  expect(toldEvent(exported)).toBe('Exported all balances at the end of Thu 31 Dec 2026');
});
