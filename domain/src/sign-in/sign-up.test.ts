import { expect, test } from 'vitest';
import { maySignUp } from './sign-up.ts';

const staff = {
  systemAdmins: ['root@example.com'],
  hrAdmins: ['helen@example.com'],
  managers: ['maria@example.com'],
};

test.each([
  ['domain', 'anyone@example.com', true],
  ['domain', 'root@example.com', true],
  ['invited', 'anyone@example.com', false],
  ['invited', 'maria@example.com', false],
  ['invited', 'helen@example.com', false],
  ['invited', 'root@example.com', true],
] as const)('SIGN_UP=%s: %s gets an account: %s', (signUp, email, isGiven) => {
  expect(maySignUp(email, { signUp, staff })).toBe(isGiven);
});
