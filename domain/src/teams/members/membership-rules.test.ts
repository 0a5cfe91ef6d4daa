import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays } from '../../calendar/calendar-date.ts';
import { english } from '../../testing/english.ts';
import {
  checkMembership,
  isActiveMember,
  isPast,
  type Membership,
  membershipStatus,
  removalOf,
  withChange,
} from './membership-rules.ts';

const spring: Membership = {
  id: 'spring',
  teamId: 'design',
  allocationTenths: 400,
  startDate: '2026-03-01',
  endDate: '2026-05-31',
  isActive: true,
};
const sentenceOf = (wanted: Membership, memberships: readonly Membership[]) => {
  const decision = checkMembership(wanted, memberships);
  return decision.refused ? english(decision.message) : 'fits';
};

describe('a membership', () => {
  test.each([
    ['2026-05-31', 'Validation failed: End date must be after start date'],
    ['2026-06-01', 'Validation failed: End date must be after start date'],
    ['2026-06-02', 'fits'],
    [undefined, 'fits'],
  ])('that starts on 1 June and ends on %s: %s', (endDate, sentence) => {
    expect(sentenceOf({ ...spring, startDate: '2026-06-01', endDate }, [])).toBe(sentence);
  });

  test.each([
    ['design', '2026-05-31', 'This user is already a member of the team in this period'],
    ['design', '2026-06-01', 'fits'],
    ['sales', '2026-05-31', 'fits'],
  ])('of the team %s from %s beside one of design until 31 May: %s', (teamId, startDate, sentence) => {
    const wanted = { ...spring, id: 'next', teamId, startDate, endDate: undefined };
    expect(sentenceOf(wanted, [spring])).toBe(sentence);
  });

  test('conflicts even while inactive', () => {
    const paused = { ...spring, isActive: false };
    expect(checkMembership({ ...spring, id: 'next' }, [paused])).toMatchObject({ code: 'ALREADY_MEMBER' });
  });

  test('does not conflict with itself', () => {
    expect(sentenceOf({ ...spring, allocationTenths: 1000 }, [spring])).toBe('fits');
  });

  test('must fit beside the others', () => {
    const other = { ...spring, id: 'other', teamId: 'sales', allocationTenths: 601 };
    expect(sentenceOf(spring, [spring, other])).toBe(
      'Validation failed: Allocation exceeds available capacity (39.9% remaining)',
    );
  });
});

describe('a change of a membership', () => {
  test('keeps omitted fields', () => {
    expect(withChange(spring, {})).toEqual(spring);
    expect(withChange(spring, { allocationPercent: 12.3 })).toEqual({ ...spring, allocationTenths: 123 });
  });

  test('removes the end with null', () => {
    expect(withChange(spring, { endDate: null }).endDate).toBeUndefined();
  });
});

test.each([
  [{ isActive: true }, 'ACTIVE'],
  [{ isActive: true, endDate: '2026-06-15' }, 'ACTIVE'],
  [{ isActive: true, endDate: '2026-06-14' }, 'ENDED'],
  [{ isActive: true, startDate: '2026-06-16' }, 'ACTIVE'],
  [{ isActive: false, endDate: '2026-06-14' }, 'INACTIVE'],
  [{ isActive: false }, 'INACTIVE'],
] as const)('on 15 June %j is %s', (membership, status) => {
  expect(membershipStatus({ startDate: '2026-01-05', ...membership }, '2026-06-15')).toBe(status);
});

test('a deactivated user is no active member', () => {
  const isActiveOn = (isActive: boolean, user: { isActive: boolean }) =>
    isActiveMember({ startDate: '2026-01-05', isActive, user }, '2026-06-15');
  expect(isActiveOn(true, { isActive: true })).toBe(true);
  expect(isActiveOn(true, { isActive: false })).toBe(false);
  expect(isActiveOn(false, { isActive: true })).toBe(false);
});

test.each([
  ['2026-06-16', undefined, { kind: 'deleted' }],
  ['2026-06-15', undefined, { kind: 'deleted' }],
  ['2026-06-14', undefined, { kind: 'ended', endDate: '2026-06-14' }],
  ['2026-01-05', '2026-12-31', { kind: 'ended', endDate: '2026-06-14' }],
  ['2026-01-05', '2026-06-15', { kind: 'ended', endDate: '2026-06-14' }],
  ['2026-01-05', '2026-06-14', { kind: 'over' }],
])('removed on 15 June, a membership from %s to %s is %j', (startDate, endDate, removal) => {
  expect(removalOf({ startDate, endDate }, '2026-06-15')).toEqual(removal);
  expect(isPast({ endDate }, '2026-06-15')).toBe(removal.kind === 'over');
});

test('a removed member can be added again from that day', () => {
  const day = fc.integer({ min: -40, max: 40 }).map((count) => addDays('2026-06-15', count));
  fc.assert(
    fc.property(day, fc.option(day, { nil: undefined }), (startDate, endDate) => {
      fc.pre(endDate === undefined || endDate > startDate);
      const membership = { ...spring, startDate, endDate };
      const removal = removalOf(membership, '2026-06-15');
      const left =
        removal.kind === 'deleted'
          ? []
          : [removal.kind === 'ended' ? { ...membership, endDate: removal.endDate } : membership];
      expect(sentenceOf({ ...spring, id: 'again', startDate: '2026-06-15', endDate: undefined }, left)).toBe(
        'fits',
      );
    }),
  );
});
