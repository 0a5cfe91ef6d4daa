import type { TeamMember } from '@almanac/domain/teams/members/schema';
import { describe, expect, test } from 'vitest';
import { positionOfDay, stretchOf, timelineRows, weekText } from './timeline-rows.ts';

const shown = { startDate: '2026-03-02', endDate: '2026-03-11' };
const week = { startDate: '2026-03-02', endDate: '2026-03-08' };

function member(userId: string, startDate: string, endDate?: string): TeamMember {
  return {
    id: `${userId} ${startDate}`,
    version: 1,
    teamId: 'team',
    userId,
    user: { id: userId, name: userId, email: `${userId}@example.com`, role: 'EMPLOYEE', isActive: true },
    allocationPercent: 40,
    startDate,
    isActive: true,
    ...(endDate && { endDate }),
  };
}

describe('the rows', () => {
  test('are people in the order of the members, each with all shown memberships', () => {
    const first = member('bea', '2026-01-01', '2026-03-03');
    const second = member('bea', '2026-03-05');
    const rows = timelineRows([first, member('ada', '2026-03-11'), second], [], shown);
    expect(rows.map(({ user, memberships }) => [user.id, memberships.length])).toEqual([
      ['bea', 2],
      ['ada', 1],
    ]);
  });

  test("leave out people who aren't members in the shown period", () => {
    const members = [member('past', '2026-01-01', '2026-03-01'), member('future', '2026-03-12')];
    expect(timelineRows(members, [], shown)).toEqual([]);
  });

  test("have only their own person's absences", () => {
    const absence = { startDate: '2026-03-04', endDate: '2026-03-05' };
    const [row] = timelineRows(
      [member('ada', '2026-01-01')],
      [
        { ...absence, requester: { id: 'ada' } },
        { ...absence, requester: { id: 'stranger' } },
      ],
      shown,
    );
    expect(row?.absences).toEqual([absence]);
  });
});

describe('a stretch', () => {
  test.each([
    ['2026-03-02', '2026-03-11', { start: 0, width: 100, isOpenBefore: false, isOpenAfter: false }],
    ['2026-02-01', '2026-03-03', { start: 0, width: 20, isOpenBefore: true, isOpenAfter: false }],
    ['2026-03-11', '2026-04-01', { start: 90, width: 10, isOpenBefore: false, isOpenAfter: true }],
    ['2026-03-04', '2026-03-04', { start: 20, width: 10, isOpenBefore: false, isOpenAfter: false }],
  ])('from %s to %s is %j', (startDate, endDate, stretch) => {
    expect(stretchOf({ startDate, endDate }, shown)).toEqual(stretch);
  });

  test('outside the shown period is undefined', () => {
    expect(stretchOf({ startDate: '2026-03-12', endDate: '2026-03-13' }, shown)).toBeUndefined();
  });
});

test.each([
  ['2026-03-02', 5],
  ['2026-03-11', 95],
  ['2026-03-12', undefined],
])('the middle of %s is at %s percent', (day, position) => {
  expect(positionOfDay(day, shown)).toBe(position);
});

describe('a week as text', () => {
  const textOf = (row: { memberships: TeamMember[]; absences?: { startDate: string; endDate: string }[] }) =>
    weekText({ user: member('ada', '').user, absences: [], ...row }, week);

  test('has only the allocation if it covers the whole week', () => {
    expect(textOf({ memberships: [member('ada', '2026-01-01')] })).toBe('40%');
  });

  test('has the days otherwise', () => {
    expect(textOf({ memberships: [member('ada', '2026-03-05')] })).toMatch(/^40% on .*5.*8/);
  });

  test('mentions that a membership is inactive', () => {
    expect(textOf({ memberships: [{ ...member('ada', '2026-01-01'), isActive: false }] })).toBe(
      '40%, inactive',
    );
  });

  test('mentions a missing allocation, and absences', () => {
    const absences = [{ startDate: '2026-03-06', endDate: '2026-03-20' }];
    expect(textOf({ memberships: [], absences })).toMatch(/^not allocated; away .*6.*8/);
  });
});
