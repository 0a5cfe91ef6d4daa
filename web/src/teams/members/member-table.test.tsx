import type { TeamMember } from '@almanac/domain/teams/members/schema';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { MemberStatus } from './member-table.tsx';

const today = '2026-11-26';
const ann: TeamMember = {
  id: 'membership',
  version: 1,
  teamId: 'mobile',
  userId: 'ann',
  user: { id: 'ann', name: 'Ann', email: 'ann@example.com', role: 'EMPLOYEE', isActive: true },
  allocationPercent: 50,
  startDate: '2026-08-31',
  isActive: true,
};

/** The texts of the status, and those of them in badges. */
function statusOf(membership: Partial<TeamMember>) {
  const html = renderToStaticMarkup(
    <MemberStatus member={{ ...ann, ...membership }} today={today} locale="en-GB" />,
  );
  return {
    text: html
      .replace(/<[^>]+>/g, ' ')
      .replace(/\s+/g, ' ')
      .trim(),
    badges: [...html.matchAll(/<span class="truncate">(.*?)<\/span>/g)].map(([, text]) =>
      text?.replaceAll('<!-- -->', ''),
    ),
  };
}

test('an active member has no badge', () => {
  expect(statusOf({})).toEqual({ text: 'Active', badges: [] });
  expect(statusOf({ startDate: today, endDate: today })).toEqual({ text: 'Active', badges: [] });
});

test.each([
  ['has ended', { endDate: '2026-11-25' }, 'Ended', ['Ended']],
  ['is switched off', { isActive: false }, 'Inactive', ['Inactive']],
  ['is to come', { startDate: '2026-12-07' }, 'Active Starts Mon 7 Dec', ['Starts Mon 7 Dec']],
  [
    'is to come next year',
    { startDate: '2027-01-04' },
    'Active Starts Mon 4 Jan 2027',
    ['Starts Mon 4 Jan 2027'],
  ],
])('a membership that %s has a badge', (_what, membership, text, badges) => {
  expect(statusOf(membership)).toEqual({ text, badges });
});
