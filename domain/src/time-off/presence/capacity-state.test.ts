import { expect, test } from 'vitest';
import { callsForCaution, capacityImpact } from './capacity.ts';
import { capacityState } from './capacity-state.ts';

const monday = { startDate: '2026-08-03', endDate: '2026-08-03' };
const ids = (count: number) => Array.from({ length: count }, (_, index) => `person-${index}`);

test.each([
  [1, 3, 'fine'],
  [1, 2, 'fine'],
  [2, 3, 'caution'],
  [3, 4, 'warning'],
] as const)('%i of %i away: %s', (away, people, state) => {
  const absences = ids(away).map((requesterId) => ({ requesterId, ...monday }));
  const { overallImpact } = capacityImpact(monday, 'person-0', {
    people: ids(people).map((id) => ({ id })),
    absences,
  });
  expect(capacityState(overallImpact)).toBe(state);
  expect(callsForCaution(away, people)).toBe(state !== 'fine');
});
