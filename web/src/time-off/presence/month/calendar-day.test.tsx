import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { CalendarDay, OutsideDay } from './calendar-day.tsx';

const nothing = () => undefined;
const shown = { date: '2026-08-03', percentAway: undefined, holidays: [], onShowMore: nothing };

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

test('the people present are a whole percentage', () => {
  const day = (
    <CalendarDay
      {...shown}
      percentAway={14.3}
      counts={undefined}
      isToday={false}
      isCurrent={false}
      onOpen={nothing}
    />
  );
  expect(renderToStaticMarkup(day)).toContain('86% present');
});

test('a loaded day shows its count, even zero', () => {
  for (const label of labelsOf({ approved: 0, pending: 0, more: 0 })) expect(label).toMatch(/, 0 requests$/);
  expect(labelsOf({ approved: 1, pending: 2, more: 0 })[0]).toMatch(/, 1 request, 2 pending$/);
});
