import { expect, test } from 'vitest';
import { changesBeside, fieldText, personText, valueText } from './change-text.ts';

test.each([
  ['role', 'HR_ADMIN', 'HR Admin'],
  ['status', 'CANCELLED', 'Cancelled'],
  ['status', 'APPROVED', 'Approved'],
  ['isActive', false, 'no'],
  ['allocationPercent', 37.5, '37.5%'],
  ['vacationDaysTotal', 1, '1 day'],
  ['sickDaysTotal', 12.5, '12.5 days'],
  ['peopleAdded', 3, '3'],
  ['name', 'MANAGER', 'MANAGER'],
  ['role', 'JANITOR', 'JANITOR'],
])('%s, %j, reads %s', (field, value, text) => {
  expect(valueText(field, value)).toBe(text);
});

test('an unknown field is shown as stored', () => {
  expect(fieldText('teamLead')).toBe('Team lead');
  expect(fieldText('shoeSize')).toBe('shoeSize');
  expect(fieldText('constructor')).toBe('constructor');
});

test.each([
  [{ id: 'a', name: 'Ada', email: 'ada@example.com' }, 'Ada (ada@example.com)'],
  [{ id: 'a', name: '', email: 'ada@example.com' }, 'ada@example.com'],
  [{ id: 'a', name: 'ada@example.com', email: 'ada@example.com' }, 'ada@example.com'],
  [{ id: 'a' }, 'a deleted account'],
  [
    { id: 'a', name: 'Erased person', email: 'erased-01890a5d-ac96-774b-bcce-b302099a8057@invalid' },
    'Erased person',
  ],
])('%j reads %s', (person, text) => {
  expect(personText(person)).toBe(text);
});

test('a device that the summary names is not repeated', () => {
  const session = { field: 'session', to: 'an unknown device' };
  const summary = 'Signed in with an emailed link on an unknown device';
  expect(changesBeside({ summary, changes: [session] })).toEqual([]);

  const ended = { field: 'session', from: 'an unknown device' };
  const name = { field: 'name', to: 'an unknown device' };
  expect(changesBeside({ summary, changes: [ended, name] })).toEqual([ended, name]);
  expect(changesBeside({ summary: 'Signed in', changes: [session] })).toEqual([session]);
});
