import { expect, test } from 'vitest';
import { absenceScope, absenceVisibilities } from './absence-scope.ts';
import { roles } from './role.ts';

const table = {
  company: ['everyone', 'everyone', 'everyone', 'everyone'],
  department: ['everyone', 'everyone', 'scope-and-colleagues', 'scope-and-colleagues'],
  none: ['everyone', 'everyone', 'scope', 'scope'],
};

test.each(absenceVisibilities)('with %s, whose absences each role sees', (visibility) => {
  expect(roles.map((role) => absenceScope({ role }, visibility))).toEqual(table[visibility]);
});
