import { expect, test } from 'vitest';
import { wantsInvites } from './invites-choice.ts';

test.each([
  [null, false, true],
  [null, true, false],
  [true, true, true],
  [false, false, false],
])('the choice %s with an own feed: %s means invitations: %s', (choice, hasOwnFeed, expected) => {
  expect(wantsInvites(choice, hasOwnFeed)).toBe(expected);
});
