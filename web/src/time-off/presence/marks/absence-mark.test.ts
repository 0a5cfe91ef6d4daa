import { expect, test } from 'vitest';
import { absenceMarkOf } from './absence-mark.ts';

const nothing = { own: [], others: 0, coverage: undefined };
const holiday = { isMuted: true, spoken: 'holiday: Epiphany', note: 'Wed 6 Jan: Epiphany' };

test('a day with no one away keeps its mark', () => {
  expect(absenceMarkOf(undefined, nothing)).toBeUndefined();
  expect(absenceMarkOf(holiday, nothing)).toBe(holiday);
  expect(absenceMarkOf(undefined, { ...nothing, coverage: { away: 0, people: 8 } })).toBeUndefined();
});

test('own time off and others are dots, read out after the holiday', () => {
  const half = { ...holiday, isMuted: false };
  expect(absenceMarkOf(half, { ...nothing, own: ['Vacation, pending'], others: 2 })).toEqual({
    ...half,
    spoken: 'holiday: Epiphany, Vacation, pending, 2 away',
    dots: ['own', 'others'],
    level: 2,
  });
});

test('a bridge day has its effect as a tip, read out before own time off', () => {
  const bridge = { date: '2027-05-07', takes: 1, makes: 4 };
  expect(absenceMarkOf(undefined, { ...nothing, bridge })).toMatchObject({
    isMuted: false,
    spoken: 'bridge day: 1 day off makes 4',
    tip: 'Bridge day: 1 day off makes 4',
    dots: [],
  });
  expect(absenceMarkOf(undefined, { ...nothing, others: 1, bridge })?.spoken).toBe(
    'bridge day: 1 day off makes 4, 1 away',
  );
});

test("a free day doesn't show who else is away", () => {
  expect(absenceMarkOf(holiday, { own: [], others: 2, coverage: { away: 1, people: 2 } })).toBe(holiday);
  expect(
    absenceMarkOf(holiday, { own: ['Vacation, approved'], others: 2, coverage: undefined }),
  ).toMatchObject({
    spoken: 'holiday: Epiphany, Vacation, approved',
    dots: ['own'],
  });
});

test.each([
  [{ away: 1, people: 8 }, 1],
  [{ away: 5, people: 8 }, 2],
  [{ away: 7, people: 8 }, 3],
])('with a known share, the bar grows with it: %o', (coverage, level) => {
  expect(absenceMarkOf(undefined, { ...nothing, coverage })).toMatchObject({
    level,
    spoken: `${coverage.away} of 8 away`,
  });
});

test('without a share, the bar grows with the number of people', () => {
  const levelOf = (others: number) => absenceMarkOf(undefined, { ...nothing, others })?.level;
  expect([0, 1, 2, 3, 9].map(levelOf)).toEqual([undefined, 1, 2, 3, 3]);
});
