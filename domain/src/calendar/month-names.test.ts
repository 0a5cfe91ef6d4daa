import { expect, test } from 'vitest';
import { monthNames } from './month-names.ts';

test.each([
  ['en-GB', 'January', 'December'],
  ['de-DE', 'Januar', 'Dezember'],
  ['fr-FR', 'janvier', 'décembre'],
])('months in %s are named %s to %s', (locale, first, last) => {
  const names = monthNames(locale);
  expect(names).toHaveLength(12);
  expect([names[0], names[11]]).toEqual([first, last]);
});
