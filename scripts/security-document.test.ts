import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { projectDirectory } from './environment/project.ts';

/** Number of level 1 and 2 requirements in each section of ASVS 5.0.0; they come first in it. */
const sections: Readonly<Record<string, number>> = {
  ...{ '1.1': 2, '1.2': 9, '1.3': 11, '1.4': 3, '1.5': 2, '2.1': 3, '2.2': 3, '2.3': 4, '2.4': 1 },
  ...{ '3.2': 2, '3.3': 4, '3.4': 6, '3.5': 5, '3.7': 2, '4.1': 3, '4.2': 1, '4.3': 2, '4.4': 4 },
  ...{ '5.1': 1, '5.2': 3, '5.3': 2, '5.4': 3, '6.1': 3, '6.2': 12, '6.3': 4, '6.4': 4, '6.5': 5 },
  ...{ '6.6': 3, '6.8': 4, '7.1': 3, '7.2': 4, '7.3': 2, '7.4': 5, '7.5': 2, '7.6': 2, '8.1': 2 },
  ...{ '8.2': 3, '8.3': 1, '8.4': 1, '9.1': 3, '9.2': 4, '10.1': 2, '10.2': 2, '10.3': 4, '10.4': 11 },
  ...{ '10.5': 5, '10.6': 2, '10.7': 3, '11.1': 2, '11.2': 3, '11.3': 3, '11.4': 4, '11.5': 1, '11.6': 1 },
  ...{ '12.1': 3, '12.2': 2, '12.3': 4, '13.1': 1, '13.2': 5, '13.3': 2, '13.4': 5, '14.1': 2, '14.2': 4 },
  ...{ '14.3': 3, '15.1': 3, '15.2': 3, '15.3': 7, '16.1': 1, '16.2': 5, '16.3': 4, '16.4': 3, '16.5': 3 },
  ...{ '17.1': 1, '17.2': 4, '17.3': 2 },
};
const requirements = Object.entries(sections).flatMap(([section, count]) =>
  Array.from({ length: count }, (_, index) => `${section}.${index + 1}`),
);

const text = readFileSync(join(projectDirectory, 'docs/security.md'), 'utf8');
const rows = [...text.matchAll(/^\| (\d+\.\d+\.\d+)(?: to (\d+\.\d+\.\d+))? \| (.+) \| (.*)\|$/gm)].map(
  ([, first = '', last = first, status = '', tests = '']) => ({ first, last, status, tests: tests.trim() }),
);

test('every requirement of levels 1 and 2 has exactly one row', () => {
  expect(requirements).toHaveLength(253);
  const covered = rows.flatMap(({ first, last }) =>
    requirements.slice(requirements.indexOf(first), requirements.indexOf(last) + 1),
  );
  expect(covered).toEqual(requirements);
});

test('every named file exists', () => {
  const named = [...text.matchAll(/`([\w./-]+\.(?:test|spec)\.tsx?)`/g)].map(([, path = '']) => path);
  expect(named.length).toBeGreaterThan(100);
  expect(named.filter((path) => !existsSync(join(projectDirectory, path)))).toEqual([]);
});

test('a row names a test or the reason for having none', () => {
  const silent = rows.filter(
    ({ status, tests }) =>
      tests === '' && !/not applicable|\*\*not|operator|company|one's life|days/.test(status),
  );
  expect(silent.map(({ first }) => first)).toEqual([]);
});
