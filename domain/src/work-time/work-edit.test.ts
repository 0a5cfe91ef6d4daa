import { expect, test } from 'vitest';
import { placeWith } from './place.ts';
import { isSameHoliday, replaced, withWorkEdit } from './work-edit.ts';

const week = { minutes: Array<number>(14).fill(240) };
const records = {
  schedules: new Map([
    ['five', week],
    ['other', week],
  ]),
  places: new Map([
    [
      'here',
      placeWith(
        [
          { date: '2025-12-25', name: 'Christmas', addedOn: '2025-01-01' },
          { date: '2026-05-01', name: 'May Day', addedOn: '2026-01-01' },
          { date: '2026-12-24', name: 'Christmas Eve', half: 'PM', addedOn: '2026-01-01' },
        ],
        { id: 'here', name: 'Here' },
      ),
    ],
  ]),
};

test('a schedule is replaced, and the others stay', () => {
  const short = { minutes: Array<number>(14).fill(100) };
  const { schedules, places } = withWorkEdit(records, {
    kind: 'SCHEDULE',
    scheduleId: 'five',
    schedule: short,
  });
  expect([...schedules]).toEqual([
    ['five', short],
    ['other', week],
  ]);
  expect(places).toBe(records.places);
});

test('the holidays of years are set: unchanged ones keep their day of addition, another half is a new holiday', () => {
  const { places } = withWorkEdit(records, {
    kind: 'HOLIDAYS',
    placeId: 'here',
    years: [
      {
        year: 2026,
        holidays: [
          { date: '2026-05-01', name: 'Labour Day' },
          { date: '2026-12-24', name: 'Christmas Eve' },
          { date: '2026-01-01', name: 'New Year' },
        ],
      },
      { year: 2027, holidays: [{ date: '2027-01-01', name: 'New Year' }] },
    ],
    addedOn: '2026-06-01',
  });
  expect([...(places.get('here')?.holidays.values() ?? [])]).toEqual([
    { date: '2025-12-25', name: 'Christmas', addedOn: '2025-01-01' },
    { date: '2026-01-01', name: 'New Year', half: undefined, addedOn: '2026-06-01' },
    { date: '2026-05-01', name: 'Labour Day', addedOn: '2026-01-01' },
    { date: '2026-12-24', name: 'Christmas Eve', half: undefined, addedOn: '2026-06-01' },
    { date: '2027-01-01', name: 'New Year', half: undefined, addedOn: '2026-06-01' },
  ]);
  expect(places.get('here')?.name).toBe('Here');
});

test('an edit without effect, or of other records, changes nothing', () => {
  expect(withWorkEdit(records, { kind: 'NONE' })).toBe(records);
  const unknown = withWorkEdit(records, { kind: 'SCHEDULE', scheduleId: 'none', schedule: week });
  expect(unknown).toEqual(records);
  expect(replaced(records.schedules, 'none', () => week)).toBe(records.schedules);
});

test('a holiday is the same on the same day for the same half', () => {
  const may = { date: '2026-05-01', name: 'May Day' };
  expect(isSameHoliday(may, { ...may, name: 'Labour Day' })).toBe(true);
  expect(isSameHoliday(may, { ...may, half: 'AM' })).toBe(false);
  expect(isSameHoliday(may, undefined)).toBe(false);
});
