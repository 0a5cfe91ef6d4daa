import { describe, expect, test } from 'vitest';
import type { User } from '../accounts/schema.ts';
import type { ImportCells } from './import-cells.ts';
import { openingColumn } from './import-columns.ts';
import {
  changedLeave,
  checkLeave,
  type ImportLeave,
  leaveBefore,
  readLeaveCells,
  termsAfterImport,
} from './import-leave.ts';
import { type ImportFacts, planImport } from './import-plan.ts';

const berlin = { id: 'berlin', name: 'Berlin', planId: 'germany', scheduleId: 'week' };
const leeds = { id: 'leeds', name: 'Leeds', planId: 'uk', scheduleId: 'week' };
const termsOfAda = { placeId: 'berlin', planId: 'germany', scheduleId: 'week' };
const leave: ImportLeave = {
  types: [
    { code: 'VACATION', name: 'Vacation', unit: 'DAY' },
    { code: 'ERRANDS', name: 'Errands', unit: 'HOUR' },
    { code: 'UNPAID', name: 'Unpaid Leave', unit: 'DAY' },
  ],
  plans: [
    { id: 'germany', name: 'Germany', isAnniversary: false, entitles: ['VACATION', 'ERRANDS'] },
    { id: 'uk', name: 'UK', isAnniversary: true, entitles: ['VACATION'] },
  ],
  schedules: [
    { id: 'week', name: 'Monday to Friday' },
    { id: 'part', name: 'Four days' },
  ],
  places: [berlin, leeds],
  plansOfDepartments: new Map([['sales', 'uk']]),
  terms: new Map([['ada', termsOfAda]]),
  openings: new Map([['ada', { VACATION: 3 }]]),
};
const ada: User = {
  id: 'ada',
  version: 1,
  email: 'ada@example.com',
  name: 'Ada',
  role: 'EMPLOYEE',
  isActive: true,
  createdAt: '2026-01-01T00:00:00.000Z',
};
const facts: ImportFacts = {
  numberHolders: new Map(),
  viewer: { id: 'helen', role: 'HR_ADMIN' },
  companyDomain: 'example.com',
  staff: { systemAdmins: [], hrAdmins: [], managers: [] },
  departments: [{ id: 'sales', name: 'Sales' }],
  users: [ada],
  leave,
  today: '2026-03-02',
};
const planOf = (cells: ImportCells, given = facts) =>
  planImport([{ line: 2, cells: { email: 'ada@example.com', ...cells } }], given);

test('places, plans and schedules are found by name; balances are read in days or hours', () => {
  expect(
    readLeaveCells(
      {
        place: ' leeds ',
        plan: 'UK',
        schedule: 'FOUR DAYS',
        'opening VACATION': '-2,5',
        'opening ERRANDS': '7:30',
      },
      leave,
    ),
  ).toEqual({
    fields: {
      place: { id: 'leeds', name: 'Leeds' },
      plan: { id: 'uk', name: 'UK' },
      schedule: { id: 'part', name: 'Four days' },
      opening: { VACATION: -2.5, ERRANDS: 7.5 },
    },
    faults: [],
  });
});

test.each([
  [{ place: 'Paris' }, 'place', 'There is no place named Paris'],
  [{ plan: 'France' }, 'plan', 'There is no leave plan named France'],
  [{ schedule: 'Nights' }, 'schedule', 'There is no work schedule named Nights'],
  ...['many', '1.234', '20000', '7:30', '1e2'].map((cell) => [
    { 'opening VACATION': cell },
    'opening VACATION',
    'The opening balance of Vacation must be a number of days with at most two decimals, such as 12.5',
  ]),
  [
    { 'opening ERRANDS': '7:75' },
    'opening ERRANDS',
    'The opening balance of Errands must be a number of hours in whole minutes, such as 7.5 or 7:30',
  ],
] as [ImportCells, string, string][])('%j is a fault at %s', (cells, column, message) => {
  expect(readLeaveCells(cells, leave).faults).toEqual([{ column, message }]);
});

test('terms and openings a person already has are no change', () => {
  const same = { place: berlin, opening: { VACATION: 3 } };
  expect(changedLeave(same, 'ada', leave)).toEqual([]);
  const other = { place: leeds, schedule: { id: 'part', name: 'Four days' }, opening: { VACATION: 4 } };
  expect(changedLeave(other, 'ada', leave)).toEqual(['place', 'schedule', openingColumn('VACATION')]);
});

test('places are found in any Unicode form of their letters', () => {
  const places = [{ ...berlin, name: 'Zu\u0308rich' }];
  const read = (place: string) => readLeaveCells({ place }, { ...leave, places });
  expect(read('Z\u00fcrich')).toMatchObject({ fields: { place: { id: 'berlin' } }, faults: [] });
});

test.each(Array.from({ length: 480 }, (_, minutes) => minutes).filter((minutes) => minutes % 7 === 3))(
  'a balance of %i minutes is unchanged if a file has it in hours and minutes',
  (minutes) => {
    const cell = `${Math.trunc(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`;
    const { fields } = readLeaveCells({ 'opening ERRANDS': cell }, leave);
    const brought = { ...leave, openings: new Map([['ada', { ERRANDS: minutes / 60 }]]) };
    expect(changedLeave(fields, 'ada', brought)).toEqual([]);
  },
);

test('a newcomer gets the named terms, else those of the department, else of the place', () => {
  expect(termsAfterImport({}, leave)).toEqual(termsOfAda);
  expect(termsAfterImport({ place: leeds, departmentId: 'other' }, leave)).toEqual({
    placeId: 'leeds',
    planId: 'uk',
    scheduleId: 'week',
  });
  expect(termsAfterImport({ departmentId: 'sales' }, leave)).toMatchObject({
    placeId: 'berlin',
    planId: 'uk',
  });
  expect(termsAfterImport({ userId: 'ada', place: leeds }, leave)).toEqual({
    ...termsOfAda,
    placeId: 'leeds',
  });
  expect(termsAfterImport({}, { ...leave, places: [] })).toBeUndefined();
});

describe('a plan must support what the row says', () => {
  test('a balance needs a grant, an anniversary needs a start', () => {
    const ofUnpaid = checkLeave({ userId: 'ada', opening: { UNPAID: 1 } }, [], leave);
    expect(ofUnpaid).toEqual([
      {
        column: 'opening UNPAID',
        message: 'Germany grants no Unpaid Leave of which a balance could be opened',
      },
    ]);
    expect(checkLeave({ opening: { UNPAID: 0, VACATION: 2 } }, [], leave)).toEqual([]);
    const fault = {
      column: 'plan',
      message: 'Leave years of UK begin on the anniversary: the employment start is needed',
    };
    expect(checkLeave({ departmentId: 'sales' }, [], leave)).toEqual([fault]);
    expect(checkLeave({ departmentId: 'sales', employmentStart: '2026-03-01' }, [], leave)).toEqual([]);
    expect(planOf({ plan: 'UK' }).faults).toEqual([{ line: 2, ...fault }]);
  });

  test('an existing opening balance needs no grant', () => {
    const brought = { ...leave, openings: new Map([['ada', { UNPAID: 2, ERRANDS: 73 / 60 }]]) };
    const again = { ...facts, leave: brought };
    expect(planOf({ 'opening UNPAID': '2', 'opening ERRANDS': '1:13' }, again)).toMatchObject({
      faults: [],
      people: [{ outcome: 'unchanged', changes: [] }],
    });
    expect(planOf({ 'opening UNPAID': '3' }, again).faults).toHaveLength(1);
    expect(planOf({ 'opening UNPAID': '0' }).faults).toEqual([]);
  });

  test('no one opens their own balance or ends their own employment in the past', () => {
    const own: ImportFacts = { ...facts, viewer: { id: 'ada', role: 'SYSTEM_ADMIN' } };
    expect(planOf({ 'opening VACATION': '3' }, own).faults).toEqual([]);
    expect(planOf({ 'opening VACATION': '30' }, own).faults).toEqual([
      {
        line: 2,
        column: 'opening VACATION',
        message: 'You cannot open your own balance; another administrator can',
      },
    ]);
    expect(
      planOf({ plan: 'UK', employmentStart: '2020-01-01' }, own).faults.map(({ message }) => message),
    ).toContainEqual('You cannot change your own plan; another administrator can');
    expect(planOf({ employmentEnd: '2026-03-01' }, own).faults.map(({ column }) => column)).toContain(
      'employmentEnd',
    );
  });
});

test('a last day is not before the start, for new and existing people', () => {
  const fault = {
    line: 2,
    column: 'employmentEnd',
    message: 'The last day cannot be before the employment starts',
  };
  expect(planOf({ employmentStart: '2026-05-01', employmentEnd: '2026-04-30' }).faults).toEqual([fault]);
  const newcomer = { email: 'new@example.com', name: 'New', employmentStart: '2026-05-01' };
  expect(planOf({ ...newcomer, employmentEnd: '2026-04-30' }).faults).toEqual([fault]);
  expect(planOf({ employmentEnd: '2026-12-31' })).toMatchObject({
    people: [{ outcome: 'update', changes: ['employmentEnd'], fields: { employmentEnd: '2026-12-31' } }],
    faults: [],
  });
});

test("a person's terms and openings are listed by name; for an unknown person there are none", () => {
  expect(leaveBefore('ada', leave)).toEqual({
    place: { id: 'berlin', name: 'Berlin' },
    plan: { id: 'germany', name: 'Germany' },
    schedule: { id: 'week', name: 'Monday to Friday' },
    opening: { VACATION: 3 },
  });
  expect(leaveBefore('nobody', leave)).toEqual({});
});
