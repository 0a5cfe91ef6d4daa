import type { CalendarCoverage } from '@almanac/domain/time-off/presence/calendar/calendar-schema';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { CalendarDay, OutsideDay } from './calendar-day.tsx';

const nothing = () => undefined;
const shown = { date: '2026-08-03', coverage: undefined, holidays: [], onShowMore: nothing };

function labelsOf(counts: { approved: number; pending: number; more: number } | undefined): string[] {
  const days = [
    <CalendarDay key="in" {...shown} counts={counts} isToday={false} isCurrent={false} onOpen={nothing} />,
    <OutsideDay key="out" {...shown} counts={counts} onShow={nothing} />,
  ];
  return days.map((day) => /aria-label="([^"]*)"/.exec(renderToStaticMarkup(day))?.[1] ?? '');
}

test('a day has no count until its month is loaded', () => {
  for (const label of labelsOf(undefined)) expect(label).not.toMatch(/request|\b0\b/);
});

function dayWith(coverage: Omit<CalendarCoverage, 'date'>): string {
  return renderToStaticMarkup(
    <CalendarDay
      {...shown}
      coverage={{ date: shown.date, ...coverage }}
      counts={undefined}
      isToday={false}
      isCurrent={false}
      onOpen={nothing}
    />,
  );
}

test('the people present are a whole percentage', () => {
  const day = { people: 7, away: 1, percentAway: 14.3, exceedsCapacityLimit: false };
  expect(dayWith(day)).toContain('86% present');
});

test('a day is red only if the capacity limit is exceeded, not by its rounded share', () => {
  const day = { people: 3, away: 2, percentAway: 66.7 };
  expect(dayWith({ ...day, exceedsCapacityLimit: false })).toContain('data-tone="warning"');
  expect(dayWith({ ...day, exceedsCapacityLimit: true })).toContain('data-tone="danger"');
});

test('a loaded day shows its count, even zero', () => {
  for (const label of labelsOf({ approved: 0, pending: 0, more: 0 })) expect(label).toMatch(/, 0 requests$/);
  expect(labelsOf({ approved: 1, pending: 2, more: 0 })[0]).toMatch(/, 1 request, 2 pending$/);
});
