import { expect, test } from 'vitest';
import { english } from '../../testing/english.ts';
import { feedTitle, pendingTitle, personTitle, takesWholeDays, timedTitle } from './entry-title.ts';

const day = { startDate: '2026-03-02', endDate: '2026-03-02', startHalf: 'AM', endHalf: 'PM' } as const;
const week = { ...day, endDate: '2026-03-06' };

test.each([
  [day, 'Vacation', true],
  [{ ...day, endHalf: 'AM' as const }, 'Vacation (morning)', false],
  [{ ...day, startHalf: 'PM' as const }, 'Vacation (afternoon)', false],
  [{ ...day, minutes: 150 }, 'Vacation (2:30 hours)', false],
  [week, 'Vacation', true],
  [{ ...week, startHalf: 'PM' as const }, 'Vacation (from noon on the first day)', false],
  [{ ...week, endHalf: 'AM' as const }, 'Vacation (until noon on the last day)', false],
  [
    { ...week, startHalf: 'PM' as const, endHalf: 'AM' as const },
    'Vacation (from noon on the first day until noon on the last day)',
    false,
  ],
])('%j is %j', (time, title, isWhole) => {
  expect(english(timedTitle('Vacation', time))).toBe(title);
  expect(takesWholeDays(time)).toBe(isWhole);
});

test('titles name people and pending requests', () => {
  expect(english(pendingTitle('Vacation'))).toBe('Vacation (pending)');
  expect(english(personTitle('Ann', 'Away'))).toBe('Ann: Away');
  expect(english(personTitle('', 'Away'))).toBe('Someone: Away');
});

test('feeds are named after what they have', () => {
  expect(english(feedTitle('MINE', 'Acme'))).toBe('My time off (Acme)');
  expect(english(feedTitle('AWAY', 'Acme'))).toBe('Away (Acme)');
  expect(english(feedTitle('AWAY', 'Acme', 'Research'))).toBe('Away: Research (Acme)');
});
