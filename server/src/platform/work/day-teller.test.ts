import { dateAt } from '@almanac/domain/calendar/calendar-date';
import { expect, test } from 'vitest';
import { dayTeller } from './day-teller.ts';

test.each(['Europe/Berlin', 'Asia/Kathmandu', 'Pacific/Apia', 'America/St_Johns'])(
  'the day in %s changes at midnight, and back if the clock is set back',
  (timeZone) => {
    let now = new Date('2026-10-24T00:00:00Z');
    const today = dayTeller(() => now, timeZone);
    const days = new Set<string>();
    for (let minutes = 0; minutes < 2 * 24 * 60; minutes += 1) {
      for (const seconds of [0, 59.999]) {
        now = new Date(Date.UTC(2026, 9, 24) + (minutes * 60 + seconds) * 1000);
        if (today() !== dateAt(now.getTime(), timeZone)) expect(today()).toBe(now.toISOString());
        days.add(today());
      }
    }
    expect(days.size).toBe(3);
    now = new Date('2026-10-24T12:00:00Z');
    expect(today()).toBe(dateAt(now.getTime(), timeZone));
  },
);
