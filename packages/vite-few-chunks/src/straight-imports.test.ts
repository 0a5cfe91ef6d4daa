import { expect, test } from 'vitest';
import { type ImportingModule, straightImports } from './straight-imports.ts';

const modules: Readonly<Record<string, ImportingModule>> = {
  page: {
    code: "import { Button, Field as Input } from 'library'; import * as rest from 'other'; import 'styles';",
    importedIds: ['list', 'other', 'styles'],
  },
  list: {
    code: "import { a as b } from './button'; export { b as Button }; export { Field, Menu } from './fields';",
    importedIds: ['button', 'fields'],
  },
  fields: {
    code: "export { default as Field } from './field'; export { Menu } from './menu';",
    importedIds: ['field', 'menu'],
  },
  button: { code: "import { use } from 'list'; export const a = use;", importedIds: ['list'] },
  working: {
    code: "import { start } from './start'; export { Menu } from './menu'; start();",
    importedIds: ['start', 'menu'],
  },
  'of-working': { code: "import { Menu } from 'working';", importedIds: ['working'] },
  loading: {
    code: "import { Button } from 'list'; export const load = () => import('fields');",
    importedIds: ['list'],
    addedIds: ['helper'],
  },
  misread: { code: "import { Button } from 'list';", importedIds: ['list', 'added'] },
};
const importsOf = straightImports((id) => modules[id]);

test('of a list that only hands on, what is taken is needed', () => {
  expect(importsOf('page')).toEqual(['button', 'field', 'other', 'styles']);
});

test('a list that does not have the name is needed itself, as one that does something', () => {
  expect(importsOf('button')).toEqual(['list']);
  expect(importsOf('of-working')).toEqual(['working']);
});

test('what the bundler adds is needed beside what is taken', () => {
  expect(importsOf('loading')).toEqual(['button', 'helper']);
});

test('if the imports cannot be distinguished, all are needed', () => {
  expect(importsOf('misread')).toEqual(['list', 'added']);
});
