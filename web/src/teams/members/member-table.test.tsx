import { dateText, periodTextInYear } from '@almanac/domain/calendar/date-text';
import type { TeamMember } from '@almanac/domain/teams/members/schema';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { readerLocale } from '../../platform/locale.ts';
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
  const html = renderToStaticMarkup(<MemberStatus member={{ ...ann, ...membership }} today={today} />);
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
])('a membership that %s has a badge', (_what, membership, text, badges) => {
  expect(statusOf(membership)).toEqual({ text, badges });
});

test('a membership to come says when it starts, with the year if it is another one', () => {
  const starts = (startDate: string, day: string) =>
    expect(statusOf({ startDate })).toEqual({ text: `Active Starts ${day}`, badges: [`Starts ${day}`] });
  const [soon, nextYear] = ['2026-12-07', '2027-01-04'];
  starts(soon, periodTextInYear({ startDate: soon, endDate: soon }, readerLocale()));
  starts(nextYear, dateText(nextYear, readerLocale()));
});
