import { expect, test } from 'vitest';
import { changedFields, createdFields, deletedEach, deletedFields } from './changed-fields.ts';

const ada = { id: 'a', name: 'Ada', email: 'ada@example.com' };
const mia = { id: 'm', name: 'Mia', email: 'mia@example.com' };

test('only differing fields are listed, in the given order', () => {
  const before = { name: 'Platform', description: 'Servers', isActive: true, id: 'x' };
  const after = { name: 'Platform', description: 'Clouds', isActive: false, id: 'y' };
  expect(changedFields(before, after, ['isActive', 'name', 'description'])).toEqual([
    { field: 'isActive', from: true, to: false },
    { field: 'description', from: 'Servers', to: 'Clouds' },
  ]);
});

test('an added field has no old value, a removed one no new value; null is absent', () => {
  expect(changedFields({ endDate: null }, { endDate: '2026-03-01' }, ['endDate'])).toEqual([
    { field: 'endDate', to: '2026-03-01' },
  ]);
  expect(changedFields({ endDate: '2026-03-01' }, {}, ['endDate'])).toEqual([
    { field: 'endDate', from: '2026-03-01' },
  ]);
  expect(changedFields({ endDate: null }, { endDate: undefined }, ['endDate'])).toBeUndefined();
});

test.each([0, false, ''])('%j is a value, not an absence', (value) => {
  expect(changedFields({}, { allocationPercent: value }, ['allocationPercent'])).toEqual([
    { field: 'allocationPercent', to: value },
  ]);
});

test('a renamed person is the same person', () => {
  const renamed = { ...ada, name: 'Ada Lovelace' };
  expect(changedFields({ teamLead: ada }, { teamLead: renamed }, ['teamLead'])).toBeUndefined();
  expect(changedFields({ teamLead: ada }, { teamLead: mia }, ['teamLead'])).toEqual([
    { field: 'teamLead', from: ada, to: mia },
  ]);
});

test('a new record lists all its values, a deleted one all it had', () => {
  const team = { name: 'Platform', description: undefined, teamLead: ada, isActive: true };
  expect(createdFields(team, ['name', 'description', 'teamLead', 'isActive'])).toEqual([
    { field: 'name', to: 'Platform' },
    { field: 'teamLead', to: ada },
    { field: 'isActive', to: true },
  ]);
  expect(deletedFields(team, ['name', 'description', 'isActive'])).toEqual([
    { field: 'name', from: 'Platform' },
    { field: 'isActive', from: true },
  ]);
  expect(deletedEach('member', [ada, mia])).toEqual([
    { field: 'member', from: ada },
    { field: 'member', from: mia },
  ]);
});
