import { expect, expectTypeOf, test } from 'vitest';
import { changedLabels, loggedFields, loggedValues } from './logged-record.ts';
import { recordFields } from './record-fields.ts';

const fields = recordFields({
  ownerId: { kind: 'reference', label: 'Owner', loggedAs: 'owner', isOptional: true },
  hours: { kind: 'own', label: 'Hours', loggedAs: 'open' },
  until: { kind: 'date', label: 'Until', loggedAs: 'open' },
  name: { kind: 'name', label: 'Desk name', max: 20 },
});

test('the log has each field once, the main one first', () => {
  const logged = loggedFields(fields, 'name');
  expect(logged).toEqual(['name', 'owner', 'open']);
  expectTypeOf(logged).toEqualTypeOf<readonly ['name', ...('owner' | 'open')[]]>();
});

test("the log has the record's values, and the given ones for renamed fields", () => {
  const record = { name: 'Window', ownerId: 'a', hours: 8, until: '2026-03-02', version: 3 };
  expect(loggedValues(fields, record, { owner: 'Ada', open: '8 hours' })).toEqual({
    name: 'Window',
    owner: 'Ada',
    open: '8 hours',
  });
  // @ts-expect-error The value of a renamed field is missing.
  loggedValues(fields, record, { owner: 'Ada' });
});

test('changed fields are named by their labels', () => {
  expect(changedLabels(fields, [{ field: 'name' }, { field: 'owner' }, { field: 'version' }])).toEqual([
    'Desk name',
    'Owner',
    'version',
  ]);
});
