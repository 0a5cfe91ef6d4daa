import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { projectDirectory } from '../environment/project.ts';

test('migration numbers are unique', () => {
  const names = readdirSync(join(projectDirectory, 'server/migrations')).sort();
  const numbers = names.map((name) => name.slice(0, 4));
  expect(numbers).toEqual([...new Set(numbers)]);
  for (const number of numbers) expect(number).toMatch(/^\d{4}$/);
});
