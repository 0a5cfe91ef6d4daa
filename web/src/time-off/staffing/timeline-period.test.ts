import { describe, expect, test } from 'vitest';
import {
  monthsIn,
  periodOfWeeks,
  positionAfter,
  positionAt,
  positionInSpan,
  readPosition,
  weeksIn,
  writePosition,
} from './timeline-period.ts';

const today = '2026-11-21';
const read = (address: string) => readPosition(new URLSearchParams(address), today);

describe('the position in the address', () => {
  test.each([
    ['', { span: 'quarter', startDate: '2026-10-01' }],
    ['span=month', { span: 'month', startDate: '2026-11-01' }],
    ['span=half-year', { span: 'half-year', startDate: '2026-07-01' }],
    ['span=decade', { span: 'quarter', startDate: '2026-10-01' }],
    ['from=2027-02', { span: 'quarter', startDate: '2027-01-01' }],
    ['from=2027-13', { span: 'quarter', startDate: '2026-10-01' }],
    ['from=soon&span=month', { span: 'month', startDate: '2026-11-01' }],
  ])('"%s" is read as %j', (address, position) => {
    expect(read(address)).toEqual(position);
  });

  test.each(['span=month&from=2027-05', 'span=half-year', 'from=2025-01', ''])(
    '"%s" is written as it was read',
    (address) => {
      const written = writePosition(new URLSearchParams(address), read(address), today);
      expect(written.toString()).toBe(new URLSearchParams(address).toString());
    },
  );

  test('omits the position of today, and preserves unknown parameters', () => {
    const address = new URLSearchParams('tab=members&span=month&from=2020-01');
    expect(writePosition(address, positionAt('quarter', today), today).toString()).toBe('tab=members');
  });
});

test('another span stays around today if today is shown, otherwise around the start', () => {
  const around = positionAt('half-year', today);
  expect(positionInSpan('month', around, today, 1)).toEqual({ span: 'month', startDate: '2026-11-01' });
  const later = positionAfter(around, 1);
  expect(positionInSpan('month', later, today, 1)).toEqual({ span: 'month', startDate: '2027-01-01' });
});

test.each([
  ['month', '2026-12-01'],
  ['quarter', '2027-01-01'],
  ['half-year', '2027-01-01'],
] as const)('one %s later it starts on %s, and one earlier it is back', (span, startDate) => {
  const present = positionAt(span, today);
  const later = positionAfter(present, 1);
  expect(later).toEqual({ span, startDate });
  expect(positionAfter(later, -1)).toEqual(present);
});

test("the months end with the last month's last day", () => {
  expect(monthsIn(positionAt('quarter', '2028-02-29'))).toEqual({
    startDate: '2028-01-01',
    endDate: '2028-03-31',
  });
});

describe('the weeks', () => {
  test('run from the Monday before the span to the Sunday after it', () => {
    const weeks = weeksIn(positionAt('quarter', today), 1);
    expect(periodOfWeeks(weeks)).toEqual({ startDate: '2026-09-28', endDate: '2027-01-03' });
    expect(weeks).toHaveLength(14);
  });

  test("don't exceed a span from Monday to Sunday", () => {
    expect(weeksIn(positionAt('month', '2027-02-10'), 1)).toEqual([
      { startDate: '2027-02-01', endDate: '2027-02-07' },
      { startDate: '2027-02-08', endDate: '2027-02-14' },
      { startDate: '2027-02-15', endDate: '2027-02-21' },
      { startDate: '2027-02-22', endDate: '2027-02-28' },
    ]);
  });
});
