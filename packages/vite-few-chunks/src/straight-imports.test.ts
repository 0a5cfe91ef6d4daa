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

test('through a re-exporting module only the imported names are needed', () => {
  expect(importsOf('page')).toEqual(['button', 'field', 'other', 'styles']);
});

test('a re-exporting module without the name is needed itself, like one with side effects', () => {
  expect(importsOf('button')).toEqual(['list']);
  expect(importsOf('of-working')).toEqual(['working']);
});

test('imports added by the bundler are needed too', () => {
  expect(importsOf('loading')).toEqual(['button', 'helper']);
});

test('if imports cannot be matched, all are needed', () => {
  expect(importsOf('misread')).toEqual(['list', 'added']);
});
