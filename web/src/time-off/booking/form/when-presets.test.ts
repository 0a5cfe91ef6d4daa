import { expect, test } from 'vitest';
import { whenPresets } from './when-presets.ts';

const sunday = '2026-11-22';
const thursday = '2026-11-26';
const friday = '2026-11-27';

function daysOn(today: string, earliest = today) {
  return whenPresets({ today, earliest }, 'en-GB').map(({ label, startDate, endDate }) => [
    label,
    startDate,
    endDate,
  ]);
}

test('tomorrow and the Friday after it are each a single day', () => {
  expect(daysOn(sunday)).toEqual([
    ['Tomorrow', '2026-11-23', '2026-11-23'],
    ['Fri 27 Nov', friday, friday],
  ]);
});

test('the Friday is neither tomorrow nor today', () => {
  for (const today of [thursday, friday]) {
    expect(daysOn(today)[1]).toEqual(['Fri 4 Dec', '2026-12-04', '2026-12-04']);
  }
});

test('each preset shows its date, with the year if it is another one', () => {
  expect(daysOn('2026-11-25')[1]).toEqual(['Fri 27 Nov', friday, friday]);
  expect(daysOn('2026-12-29')[1]).toEqual(['Fri 1 Jan 2027', '2027-01-01', '2027-01-01']);
});

test('a day before the earliest possible one is not offered', () => {
  expect(daysOn(sunday, friday)).toEqual([['Fri 27 Nov', friday, friday]]);
  expect(daysOn(sunday, '2026-12-01')).toEqual([]);
});
