import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { projectDirectory } from '../project.ts';

test('migrations are numbered one after another, each number once', () => {
  const names = readdirSync(join(projectDirectory, 'server/migrations')).sort();
  const numbers = names.map((name) => name.slice(0, 4));
  expect(numbers).toEqual(names.map((_name, index) => String(index + 1).padStart(4, '0')));
});
