import { expect, test } from 'vitest';
import { checkVersion } from './version-check.ts';

test.each([
  ['unchanged', 3, { version: 3 }, undefined],
  ['without a version seen', undefined, { version: 3 }, undefined],
  ['changed since', 2, { version: 3 }, 'CHANGED_MEANWHILE'],
  ['older than the version seen', 4, { version: 3 }, 'CHANGED_MEANWHILE'],
  ['missing', 3, undefined, 'NOT_FOUND'],
  ['missing, without a version seen', undefined, undefined, 'NOT_FOUND'],
])('a record that is %s', (_name, seenVersion, record, code) => {
  expect(checkVersion('Team', seenVersion, record)).toEqual(
    code === undefined ? record : expect.objectContaining({ refused: true, code }),
  );
});
