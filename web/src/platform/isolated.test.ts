import { expect, test } from 'vitest';
import { isolated } from './isolated.ts';

const names = { arabic: 'أحمد خليل', hebrew: 'נעה לוי', latin: 'Lena Fischer', greek: 'Νίκος' };

test('a right-to-left name is isolated, and any other stays as it is', () => {
  expect(isolated(names.arabic)).toBe(`\u2068${names.arabic}\u2069`);
  expect(isolated(names.hebrew)).toBe(`\u2068${names.hebrew}\u2069`);
  expect(isolated(names.latin)).toBe(names.latin);
  expect(isolated(names.greek)).toBe(names.greek);
});
