import { teamCapacity } from '@almanac/domain/time-off/presence/capacity';
import { expect, test } from 'vitest';
import { capacityState, criticalDays } from './capacity-state.ts';

const monday = { startDate: '2026-08-03', endDate: '2026-08-03' };
const ids = (count: number) => Array.from({ length: count }, (_, index) => `person-${index}`);

function capacityWith(away: number, people: number) {
  const absences = ids(away).map((userId) => ({ userId, ...monday }));
  return teamCapacity(monday, 'person-0', { peopleIds: ids(people), absences }, () => 'then');
}

test.each([
  [1, 3, 'fine'],
  [1, 2, 'fine'],
  [2, 3, 'caution'],
  [3, 4, 'warning'],
] as const)('%i of %i away: %s', (away, people, state) => {
  const capacity = capacityWith(away, people);
  expect(capacityState(capacity.overallImpact)).toBe(state);
  expect(criticalDays(capacity)).toHaveLength(state === 'fine' ? 0 : 1);
});
