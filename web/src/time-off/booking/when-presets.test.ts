import { expect, test } from 'vitest';
import { whenPresets } from './when-presets.ts';

const sunday = '2026-11-22';
const thursday = '2026-11-26';
const friday = '2026-11-27';

function daysOn(today: string, earliest = today) {
  return whenPresets(today, earliest).map(({ label, startDate, endDate }) => [label, startDate, endDate]);
}

test('tomorrow and the Friday after it are each a single day', () => {
  expect(daysOn(sunday)).toEqual([
    ['Tomorrow', '2026-11-23', '2026-11-23'],
    ['Next Friday', friday, friday],
  ]);
});

test('next Friday is neither tomorrow nor today', () => {
  for (const today of [thursday, friday]) {
    expect(daysOn(today)[1]).toEqual(['Next Friday', '2026-12-04', '2026-12-04']);
  }
});

test('a day before the first that can be asked for is not offered', () => {
  expect(daysOn(sunday, friday)).toEqual([['Next Friday', friday, friday]]);
  expect(daysOn(sunday, '2026-12-01')).toEqual([]);
});
