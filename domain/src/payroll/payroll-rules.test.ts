import { describe, expect, test } from 'vitest';
import {
  checkLevelChange,
  checkProfileDeletion,
  checkProfileTexts,
  checkRows,
  checkRunPeriod,
  profileNameTaken,
  runToReplace,
} from './payroll-rules.ts';
import type { PayrollRow } from './profiles/payroll-row.ts';
import { fieldsOfLevel } from './profiles/profile.ts';
import type { ProfileSettings } from './profiles/profile-schema.ts';

const profile: ProfileSettings = {
  placeIds: [],
  level: 'SUMS',
  types: [{ code: 'VACATION', payrollCode: '500' }, { code: 'SICK_LEAVE' }],
  columns: [
    { field: 'personnelNumber', heading: '' },
    { field: 'payrollCode', heading: '' },
    { field: 'days', heading: '' },
  ],
  headings: false,
  separator: ';',
  decimal: ',',
  dateFormat: 'DD',
  encoding: 'WINDOWS-1252',
  lineEnd: 'CRLF',
  format: 'CSV',
  groupBy: 'RUN',
  corrections: 'ROWS',
};
const row: PayrollRow = {
  person: { id: 'lena', name: 'Lena Fischer', email: 'lena@initech.test', personnelNumber: '1001' },
  type: { code: 'VACATION', name: 'Vacation' },
  month: '2026-11',
  days: 2,
  hours: 16,
  calendarDays: 2,
};

describe('the period', () => {
  const today = '2026-11-27';

  test.each([
    ['2026-11-01', '2026-11-30', 'the present month'],
    ['2026-10-01', '2026-10-31', 'a past month'],
    ['2024-12-01', '2026-11-30', '24 months'],
    ['2026-11-30', '2026-11-30', 'a day'],
  ])('%s to %s can be handed over: %s', (from, to) => {
    expect(checkRunPeriod({ from, to }, today)).toEqual({ refused: false });
  });

  test.each([
    ['2026-12-01', '2026-12-31', 'A month can be handed over once it has begun'],
    ['2026-11-30', '2026-11-29', 'The last day must not be before the first day'],
    ['2024-11-30', '2026-11-30', 'A run covers at most 24 months'],
  ])('%s to %s is refused at the last day', (from, to, message) => {
    expect(checkRunPeriod({ from, to }, today)).toMatchObject({
      code: 'VALIDATION_ERROR',
      issues: [{ path: 'to', message }],
    });
  });
});

describe('a day is handed over once', () => {
  const runs = [
    { id: 'first', startDate: '2026-09-01', endDate: '2026-09-30' },
    { id: 'second', startDate: '2026-10-01', endDate: '2026-10-31' },
  ];
  const october = { from: '2026-10-01', to: '2026-10-31' };

  test('new days replace nothing', () => {
    expect(runToReplace(runs, { from: '2026-11-01', to: '2026-11-30', replace: true })).toEqual({});
  });

  test('days of an earlier run are refused, even a single one', () => {
    expect(runToReplace(runs, { from: '2026-10-31', to: '2026-11-30' })).toMatchObject({
      code: 'ALREADY_HANDED_OVER',
      issues: [{ path: 'from', message: expect.objectContaining({ key: 'payroll.alreadyHandedOver' }) }],
    });
  });

  test('only the latest run can be made again', () => {
    expect(runToReplace(runs, { ...october, replace: true })).toEqual({ replaced: runs[1] });
    expect(runToReplace(runs, { from: '2026-09-01', to: '2026-09-30', replace: true })).toMatchObject({
      code: 'ALREADY_HANDED_OVER',
    });
    expect(runToReplace(runs, { from: '2026-09-30', to: '2026-10-31', replace: true })).toMatchObject({
      code: 'ALREADY_HANDED_OVER',
    });
  });
});

describe('rows that the file cannot state', () => {
  test('complete rows pass', () => {
    expect(checkRows([row], profile)).toEqual({ refused: false });
  });

  test('a person without the number that a column needs is named once', () => {
    const { personnelNumber: _number, ...person } = row.person;
    const without = { ...row, person };
    expect(checkRows([without, without], profile)).toMatchObject({
      code: 'PAYROLL_INCOMPLETE',
      issues: [{ message: 'Lena Fischer has no personnel number' }],
    });
    const byName = { ...profile, columns: [{ field: 'name' as const, heading: '' }] };
    expect(checkRows([without], byName)).toEqual({ refused: false });
  });

  test('an erased person has no number any more', () => {
    const email = 'erased-019a0000-0000-7000-8000-000000000001@invalid';
    expect(checkRows([{ ...row, person: { id: 'x', name: 'Erased person', email } }], profile)).toEqual({
      refused: false,
    });
    expect(checkRows([{ ...row, person: { id: 'x', name: 'Erased person' } }], profile)).toEqual({
      refused: false,
    });
  });

  test('a type without a code, and a pay-out without its own', () => {
    const sick = { ...row, type: { code: 'SICK_LEAVE', name: 'Sick leave' } };
    expect(checkRows([sick, { ...row, isPaidOut: true }], profile)).toMatchObject({
      issues: [
        { message: 'Sick leave has no code in this profile' },
        { message: 'Vacation has no pay-out code in this profile' },
      ],
    });
  });

  test('a letter that the encoding lacks names the person, if a column has it', () => {
    const lukasz = { ...row, person: { ...row.person, name: 'Łukasz Nowak' } };
    const withName: ProfileSettings = { ...profile, columns: [{ field: 'name', heading: '' }] };
    expect(checkRows([lukasz], profile)).toEqual({ refused: false });
    expect(checkRows([lukasz], withName)).toMatchObject({
      issues: [{ message: expect.objectContaining({ values: { name: 'Łukasz Nowak', letter: 'Ł' } }) }],
    });
    expect(checkRows([lukasz], { ...withName, encoding: 'UTF-8' })).toEqual({ refused: false });
  });
});

describe('a profile', () => {
  test('its own texts have letters of its encoding', () => {
    const columns = [{ constant: 'Ł', heading: 'Größe' }];
    expect(checkProfileTexts({ ...profile, columns })).toMatchObject({
      issues: [{ path: 'columns.0.constant' }],
    });
    expect(checkProfileTexts({ ...profile, before: 'Ł' })).toMatchObject({ issues: [{ path: 'before' }] });
    expect(checkProfileTexts({ ...profile, columns, encoding: 'UTF-8' })).toEqual({ refused: false });
  });

  test('with runs it keeps its level, and is not deleted', () => {
    expect(checkLevelChange(profile, { level: 'DAYS' }, 0)).toEqual({ refused: false });
    expect(checkLevelChange(profile, profile, 3)).toEqual({ refused: false });
    expect(checkLevelChange(profile, { level: 'DAYS' }, 3)).toMatchObject({ issues: [{ path: 'level' }] });
    expect(checkProfileDeletion({ name: 'Lodas' }, 0)).toEqual({ refused: false });
    expect(checkProfileDeletion({ name: 'Lodas' }, 1)).toMatchObject({
      message: 'Lodas cannot be deleted: it has 1 run',
    });
    expect(profileNameTaken('Lodas')).toMatchObject({ issues: [{ path: 'name' }] });
  });

  test('each level fills its own fields', () => {
    expect(fieldsOfLevel('SUMS')).not.toContain('date');
    expect(fieldsOfLevel('DAYS')).toContain('date');
    expect(fieldsOfLevel('ABSENCES')).toContain('change');
  });
});
