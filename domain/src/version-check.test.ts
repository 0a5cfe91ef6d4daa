import { expect, test } from 'vitest';
import { checkVersion } from './version-check.ts';

test.each([
  ['as it was seen', 3, { version: 3 }, undefined],
  ['never looked at', undefined, { version: 3 }, undefined],
  ['stored again since', 2, { version: 3 }, 'CHANGED_MEANWHILE'],
  ['younger than it was seen', 4, { version: 3 }, 'CHANGED_MEANWHILE'],
  ['not there', 3, undefined, 'NOT_FOUND'],
  ['neither there nor looked at', undefined, undefined, 'NOT_FOUND'],
])('a record that is %s', (_name, seenVersion, record, code) => {
  expect(checkVersion('Team', seenVersion, record)).toEqual(
    code === undefined ? record : expect.objectContaining({ refused: true, code }),
  );
});
