import { expect, test } from 'vitest';
import { greetedName, personName } from './person-name.ts';

test.each([
  ['Ada Lovelace', 'Ada Lovelace'],
  ['', 'ada@example.com'],
  [undefined, 'ada@example.com'],
])('a person named %j is shown as %s', (name, called) => {
  expect(personName({ name, email: 'ada@example.com' })).toBe(called);
});

test.each([
  ['Lena Fischer', 'Lena'],
  ['Anne-Marie van der Berg', 'Anne-Marie'],
  ['Zoë', 'Zoë'],
  ['Dr. Lena Fischer', 'Dr. Lena Fischer'],
  ['J. Smith', 'J. Smith'],
  ['عبد الرحمن الفاسي', 'عبد الرحمن الفاسي'],
  ['王 小明', '王 小明'],
  ['', ''],
])('%j is greeted as %j', (name, called) => {
  expect(greetedName(name)).toBe(called);
});
