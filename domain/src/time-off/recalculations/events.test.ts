import { expect, test } from 'vitest';
import { toldEvent } from '../../testing/told-event.ts';
import { leaveRecalculated, recalculationAccepted, recalculationKept } from './events.ts';

const ada = { id: '01000000-0000-7000-8000-000000000001', name: 'Ada', email: 'ada@example.com' };
const ofAda = {
  entityId: ada.id,
  subject: ada,
  changes: [{ field: 'type', to: 'Vacation' }],
  data: { updatedOn: '2026-08-03' },
} as const;

test('an update counts what it corrected', () => {
  const event = leaveRecalculated({
    entityId: '01000000-0000-7000-8000-000000000002',
    changes: [
      { field: 'balancesCorrected', to: 3 },
      { field: 'closingsMarked', to: 1 },
    ],
    data: { people: 2 },
  });
  expect(toldEvent(event)).toBe('The update corrected 3 balances of 2 people and marked 1 closing balance');
});

test('a decision about a corrected balance names its type, person and update', () => {
  expect(toldEvent(recalculationKept(ofAda))).toBe(
    'Kept the Vacation balance of Ada (ada@example.com) as it was before the update of Mon 3 Aug 2026',
  );
  expect(toldEvent(recalculationAccepted(ofAda))).toBe(
    'Accepted the Vacation balance of Ada (ada@example.com) as corrected by the update of Mon 3 Aug 2026',
  );
});
