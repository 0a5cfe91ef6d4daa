import { dateText } from '@almanac/domain/calendar/date-text';
import { weeksFrom } from '@almanac/domain/teams/members/weekly-load';
import { expect, test } from 'vitest';
import { readerLocale } from '../../../platform/locale.ts';
import { loadStyle, loadTone, monthStarting, runText, teamsText } from './load-text.ts';

test('each kind of run has its own text, and each share its own style', () => {
  const day = (date: string) => dateText(date, readerLocale());
  const percents = [null, 0, 60, 100, 110];
  const run = { index: 0, weeks: 2, startDate: '2026-11-02', endDate: '2026-11-15' };
  expect(percents.map((percent) => runText({ ...run, percent }))).toEqual(
    ['not employed', 'in no team', '60%', '100%', '110%'].map(
      (text) => `${text} from ${day(run.startDate)} to ${day(run.endDate)}`,
    ),
  );
  const styles = percents.map((percent) => JSON.stringify(loadStyle(percent)));
  expect(styles.slice(0, 2)).toEqual([undefined, undefined]);
  expect(new Set(styles).size).toBe(4);
});

test('teams show their percentage; without any, the department is shown', () => {
  const user = { id: 'ann', name: 'Ann', email: 'ann@example.com' };
  const mobile = { id: 'mobile', name: 'Mobile' };
  const allocation = { memberId: 'one', version: 1, startDate: '2026-01-01', isActive: true };
  expect(
    teamsText({ user, weeks: [], allocations: [{ ...allocation, team: mobile, allocationPercent: 60 }] }),
  ).toBe('Mobile 60%');
  const arabic = { ...mobile, name: 'فريق' };
  expect(
    teamsText({ user, weeks: [], allocations: [{ ...allocation, team: arabic, allocationPercent: 60 }] }),
  ).toBe('\u2068فريق\u2069 60%');
  expect(teamsText({ user, weeks: [], allocations: [], department: { id: 'it', name: 'IT' } })).toBe('IT');
  expect(teamsText({ user, weeks: [], allocations: [] })).toBe('No department');
});

test('a month is named above its first week', () => {
  const weeks = weeksFrom('2026-11-16', 4);
  expect(weeks.map((_week, index) => monthStarting(weeks, index, 'en'))).toEqual([
    'Nov',
    undefined,
    undefined,
    'Dec',
  ]);
});

test.each([
  [0, 'neutral'],
  [0.1, 'warning'],
  [99.9, 'warning'],
  [100, 'success'],
  [100.1, 'danger'],
])('a sum of %d%% is %s', (percent, tone) => {
  expect(loadTone(percent)).toBe(tone);
});
