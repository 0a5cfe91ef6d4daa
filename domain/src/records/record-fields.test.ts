import { expect, expectTypeOf, test } from 'vitest';
import {
  fieldNames,
  fieldsSetBy,
  labelOfLogged,
  personFields,
  pickFields,
  recordFields,
  textFields,
} from './record-fields.ts';

const fields = recordFields({
  code: { kind: 'line', label: 'Code', max: 10, setBy: 'create' },
  name: { kind: 'name', label: 'Desk name', max: 20 },
  ownerId: { kind: 'reference', label: 'Owner', loggedAs: 'owner', isOptional: true },
  freeFrom: { kind: 'date', label: 'Free from', isOptional: true, setBy: 'change' },
  isFree: { kind: 'flag', label: 'Free', setBy: 'other' },
});

test('fields keep their order', () => {
  expect(fieldNames(fields)).toEqual(['code', 'name', 'ownerId', 'freeFrom', 'isFree']);
});

test('both general calls set a field unless it names one', () => {
  const created = fieldsSetBy(fields, 'create');
  expect(created).toEqual(['code', 'name', 'ownerId']);
  expectTypeOf(created).toEqualTypeOf<('code' | 'name' | 'ownerId')[]>();
  const changed = fieldsSetBy(fields, 'change');
  expect(changed).toEqual(['name', 'ownerId', 'freeFrom']);
  expectTypeOf(changed).toEqualTypeOf<('name' | 'ownerId' | 'freeFrom')[]>();
});

test.each([
  ['name', 'Desk name'],
  ['owner', 'Owner'],
  ['colour', undefined],
])('the audit log calls %s %s', (field, label) => {
  expect(labelOfLogged(fields, field)).toBe(label);
});

test('text fields are those people type', () => {
  const texts = textFields(fields);
  expect(texts).toEqual(['code', 'name']);
  expectTypeOf(texts).toEqualTypeOf<('code' | 'name')[]>();
});

test('a misspelt key is a type error', () => {
  // @ts-expect-error
  recordFields({ name: { kind: 'name', label: 'Name', max: 20, isOptinal: true } });
  // @ts-expect-error A line has a maximum length.
  recordFields({ name: { kind: 'line', label: 'Name' } });
});

test('other input of a call is no field of the record', () => {
  const input = { name: 'Window', isFree: undefined, dryRun: true };
  const picked = pickFields(fields, input);
  expect(picked).toStrictEqual({ name: 'Window' });
  expectTypeOf(picked).toEqualTypeOf<{ name: string; isFree: undefined }>();
});

test('a field of people without a word on imports is a type error', () => {
  // @ts-expect-error
  personFields({ phone: { kind: 'line', label: 'Phone', max: 20 } });
  personFields({ phone: { kind: 'line', label: 'Phone', max: 20, column: false } });
});
