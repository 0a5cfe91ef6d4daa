import { access } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { longestFiles, longestFirst } from './longest-first.ts';

const project = join(import.meta.dirname, '../..');

test('the longest test files exist', async () => {
  await Promise.all(longestFiles.map((file) => access(join(project, file))));
});

test('the longest files begin first, and the others stay in order', () => {
  const files = ['a.test.ts', 'e2e/languages.spec.ts', 'b.test.ts', longestFiles[0]].map((file) => ({
    moduleId: `/project/${file}`,
  }));
  expect(longestFirst(files).map(({ moduleId }) => moduleId.replace('/project/', ''))).toEqual([
    longestFiles[0],
    'e2e/languages.spec.ts',
    'a.test.ts',
    'b.test.ts',
  ]);
});
