import { expect, test } from 'vitest';
import { divide } from './apart.ts';

const code = `
import React, { createContext as context } from 'react';
import { place } from './place.mjs';
const $open = context(null);
const $gap = 4;
let $count = 0;
function $trigger() { return React.useContext($open); }
function $tip() { $count += 1; return place($open, $gap); }
export { $open as OpenContext, $trigger as Trigger, $tip as Tip };`;

test('what is wanted of a module stands alone, and the rest takes from it what it uses', () => {
  const { list, first, rest } = divide(code, ['Trigger']);
  expect(first.split('\n')).toEqual([
    "import React from 'react';",
    "import { createContext as context } from 'react';",
    'const $open = context(null);',
    'function $trigger() { return React.useContext($open); }',
    'export { $open as OpenContext };',
    'export { $trigger as Trigger };',
    'export { $open };',
  ]);
  expect(rest.split('\n')).toEqual([
    "import { $open } from '?first';",
    "import { place } from './place.mjs';",
    'const $gap = 4;',
    'let $count = 0;',
    'function $tip() { $count += 1; return place($open, $gap); }',
    'export { $tip as Tip };',
  ]);
  expect(list.split('\n')).toEqual([
    "export { OpenContext } from '?first';",
    "export { Trigger } from '?first';",
    "export { Tip } from '?rest';",
  ]);
});

test('a name that both halves need and one of them sets cannot be taken apart', () => {
  const counted = `${code.replace('function $trigger() {', 'function $trigger() { $count;')}`;
  expect(() => divide(counted, ['Trigger'])).toThrow('A module cannot be divided at Trigger');
});

test('an export that the module does not have is told', () => {
  expect(() => divide(code, ['Gone'])).toThrow('A module cannot be divided at Gone');
});
