import type { TeamMember } from '@almanac/domain/teams/members/schema';
import { expect, test } from 'vitest';
import { memberTotals } from './member-totals.ts';

const today = '2026-11-22';

function member(userId: string, allocationPercent: number, period: Partial<TeamMember>): TeamMember {
  return {
    id: `${userId} from ${period.startDate}`,
    version: 1,
    teamId: 'platform',
    userId,
    user: { id: userId, name: userId, email: `${userId}@example.com`, role: 'EMPLOYEE', isActive: true },
    allocationPercent,
    startDate: '2026-01-01',
    isActive: true,
    ...period,
  };
}

test('only active memberships of employed people that cover today add to the allocation', () => {
  const members = [
    member('ann', 80, { endDate: '2026-12-31' }),
    member('ann', 100, { startDate: '2027-01-01' }),
    member('bea', 60, { endDate: today }),
    member('cem', 25.5, { startDate: today }),
    member('dee', 20, { startDate: '2026-11-23' }),
    member('ann', 40, { endDate: '2026-11-21' }),
    member('eve', 100, { isActive: false }),
    member('fay', 100, { user: { ...member('fay', 100, {}).user, isActive: false } }),
    member('hal', 100, { endDate: '2026-11-21' }),
    member('gus', 100, { user: { ...member('gus', 100, {}).user, isEmployed: false } }),
  ];
  expect(memberTotals(members, today)).toEqual({ members: 7, activeMembers: 5, allocationPercent: 165.5 });
});
