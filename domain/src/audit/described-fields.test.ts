import { expect, test } from 'vitest';
import { loggedLabels, type RecordFields } from '../records/record-fields.ts';
import { describedLabels, describedRecords, identifyingFields } from './described-fields.ts';

test('a field has the same label in every record', () => {
  for (const fields of describedRecords) {
    expect(describedLabels).toMatchObject(loggedLabels<RecordFields>(fields));
  }
});

test('typed text about a person is erased with them', () => {
  expect(identifyingFields).toEqual(expect.arrayContaining(['name', 'email']));
  expect(identifyingFields).not.toContain('role');
});
