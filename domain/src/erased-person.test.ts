import { expect, test } from 'vitest';
import { erasedAddress, isErased, personAddress } from './erased-person.ts';

test('an erased person has no visible address', () => {
  const email = erasedAddress('01890a5d-ac96-774b-bcce-b302099a8057');
  expect([isErased({ email }), personAddress({ email })]).toEqual([true, undefined]);
  const ada = { email: 'ada@example.com' };
  expect([isErased(ada), personAddress(ada)]).toEqual([false, 'ada@example.com']);
});
