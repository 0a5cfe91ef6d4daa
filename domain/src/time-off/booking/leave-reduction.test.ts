import { expect, test } from 'vitest';
import { checkLeaveReduction } from './leave-reduction.ts';

const hr = { id: 'hr' };
const request = {
  requester: { id: 'mia', name: 'Mia' },
  type: { name: 'Parental leave', reducesLeave: 'FULL_MONTHS' },
  status: 'APPROVED',
  startDate: '2027-03-01',
} as const;
const unpaid = { ...request.type, name: 'Unpaid leave', reducesLeave: 'DAYS' } as const;
const pending = { ...request, status: 'PENDING' } as const;

test.each([
  ['an approved absence', request, true, undefined, undefined],
  ['one until after today', request, true, '2027-02-02', undefined],
  ['one that no longer does', pending, false, '2027-01-31', undefined],
  ['one on the last day of the employment', request, true, '2027-02-01', 'INVALID_TRANSITION'],
  ['one after the employment', request, true, '2027-01-31', 'INVALID_TRANSITION'],
  ['a pending one', pending, true, undefined, 'INVALID_TRANSITION'],
  ['one of a type that reduces by days', { ...request, type: unpaid }, true, undefined, 'INVALID_TRANSITION'],
  ['one of some hours', { ...request, minutes: 60 }, true, undefined, 'INVALID_TRANSITION'],
  [
    'one of a deactivated account',
    { ...request, requester: { ...request.requester, isActive: false } },
    true,
    undefined,
    'INVALID_TRANSITION',
  ],
  ['their own', { ...request, requester: { id: 'hr', name: 'Ines' } }, true, undefined, 'OWN_REQUEST'],
  [
    'their own no longer',
    { ...request, requester: { id: 'hr', name: 'Ines' } },
    false,
    undefined,
    'OWN_REQUEST',
  ],
] as const)('an administrator has leave reduced by %s', (_title, about, reduces, employmentEnd, code) => {
  const facts = { today: '2027-02-01', employment: { employmentEnd } };
  expect(checkLeaveReduction(hr, about, reduces, facts)).toMatchObject(code ? { code } : { refused: false });
});

test('with two employments, the one in which the absence begins counts', () => {
  const employment = {
    employmentStart: '2027-01-15',
    earlierEmployments: [{ endDate: '2026-12-31', countsEarlier: false, keepsBalance: false }],
  };
  const facts = { today: '2027-02-01', employment };
  expect(checkLeaveReduction(hr, request, true, facts)).toMatchObject({ refused: false });
  expect(checkLeaveReduction(hr, { ...request, startDate: '2026-06-01' }, true, facts)).toMatchObject({
    code: 'INVALID_TRANSITION',
    message: 'Leave can only be reduced before the last day of employment, Thu 31 Dec 2026',
  });
});
