import { expect, test } from 'vitest';
import { monthRows } from './month-rows.ts';

const vacation = { code: 'VACATION', name: 'Vacation' };
const sick = { code: 'SICK_LEAVE', name: 'Sick Leave' };
const amounts = { days: 2, hours: 16, calendarDays: 2 };

function row(id: string, placeName: string, type: typeof vacation) {
  return {
    person: { id, name: id, email: `${id}@example.com`, placeName },
    type,
    month: '2026-11',
    ...amounts,
  };
}

test('a person has a line for each place, with a sum for each type, and the total is last', () => {
  const rows = [
    row('ann', 'Munich', vacation),
    row('ann', 'Munich', sick),
    row('bo', 'London', vacation),
    row('bo', 'Munich', vacation),
  ];
  const totals = [{ type: vacation, days: 6, hours: 48, calendarDays: 6 }];
  const lines = monthRows({ rows, totals });
  expect(lines.map(({ person, sums }) => [person?.id, person?.placeName, [...sums.keys()]])).toEqual([
    ['ann', 'Munich', ['VACATION', 'SICK_LEAVE']],
    ['bo', 'London', ['VACATION']],
    ['bo', 'Munich', ['VACATION']],
    [undefined, undefined, ['VACATION']],
  ]);
  expect(lines.at(-1)?.sums.get('VACATION')).toMatchObject({ days: 6 });
  expect(monthRows({ rows: [], totals: [] })).toEqual([]);
});
