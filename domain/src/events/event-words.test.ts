import { expect, test } from 'vitest';
import { erasedAddress, erasedName } from '../erased-person.ts';
import type { FieldChange } from './event-change.ts';
import { formerValue, newValue } from './event-changes.ts';
import { personSaid, personText, textAfter, textBefore } from './event-words.ts';

const ada = { id: '019a0000-0000-7000-8000-000000000001', name: 'Ada', email: 'ada@example.com' };
const changes: FieldChange[] = [
  { field: 'name', from: 'Find', to: 'Search' },
  { field: 'teamLead', to: ada },
  { field: 'isActive', from: true, to: false },
];

test('values are written as text, people by name and address', () => {
  expect([textBefore(changes, 'name'), textAfter(changes, 'name')]).toEqual(['Find', 'Search']);
  expect([textBefore(changes, 'teamLead'), textAfter(changes, 'teamLead')]).toEqual([
    '',
    'Ada (ada@example.com)',
  ]);
  expect(textAfter(changes, 'isActive')).toBe('false');
  expect([textBefore(changes, 'year'), textAfter(changes, 'year')]).toEqual(['', '']);
});

test('people without a name are named by their address', () => {
  expect(personText({ ...ada, name: '' })).toBe('ada@example.com');
  expect(personText({ email: erasedAddress(ada.id) })).toBe(erasedName);
  expect(personSaid({ email: erasedAddress(ada.id) })).toEqual(erasedName);
  expect(personSaid(ada)).toBe('Ada (ada@example.com)');
});

test('values of changes are found by their field', () => {
  expect([formerValue(changes, 'isActive'), newValue(changes, 'isActive')]).toEqual([true, false]);
  expect([formerValue(changes, 'teamLead'), newValue(changes, 'teamLead')]).toEqual([undefined, ada]);
});
