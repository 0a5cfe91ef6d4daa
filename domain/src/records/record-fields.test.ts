import { expect, expectTypeOf, test } from 'vitest';
import type { Said } from '../language/message.ts';
import {
  fieldNames,
  fieldsSetBy,
  loggedLabels,
  personFields,
  pickFields,
  recordFields,
  textFields,
  wordsOfLogged,
} from './record-fields.ts';

const fields = recordFields({
  code: { kind: 'line', label: 'Code', max: 10, setBy: 'create' },
  name: { kind: 'name', label: 'Desk name', loggedLabel: 'Name', max: 20 },
  ownerId: { kind: 'reference', label: 'Owner', loggedAs: 'owner', isOptional: true, words: 'person' },
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

test('the audit log has its own names and labels if the description gives some', () => {
  const labels = loggedLabels(fields);
  expect(labels).toEqual({
    code: 'Code',
    name: 'Name',
    owner: 'Owner',
    freeFrom: 'Free from',
    isFree: 'Free',
  });
  expectTypeOf(labels).toEqualTypeOf<Record<'code' | 'name' | 'owner' | 'freeFrom' | 'isFree', Said>>();
});

test.each([
  ['name', 'desk name'],
  ['owner', 'person'],
  ['colour', undefined],
])('a sentence of the audit log calls %s %s', (field, words) => {
  expect(wordsOfLogged(fields, field)).toBe(words);
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
