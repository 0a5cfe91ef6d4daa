import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { allowed, refuseInput } from '../../refusal.ts';
import { checkSignInEmail, normalEmail, personEmail } from './email-rules.ts';

const required = refuseInput('email', 'Email is required');
const invalid = refuseInput('email', 'Please enter a valid email address');
const foreign = refuseInput('email', 'Only @initech.test email addresses are allowed');

describe('checkSignInEmail checks in this order: present, an address, of the company', () => {
  test.each([
    ['', required],
    ['   ', required],
    ['someone', invalid],
    ['someone@', invalid],
    ['@initech.test', invalid],
    ['someone@initech', invalid],
    ['some one@initech.test', invalid],
    ['someone@initech.test someone@evil.test', invalid],
    ['a@b@initech.test', invalid],
    ['someone@initech.test\r\nBcc: victim@evil.test', invalid],
    ['nul\0@initech.test', invalid],
    ['half\ud83d@initech.test', invalid],
    ['someone,other@initech.test', invalid],
    ['Someone<someone@initech.test>', invalid],
    [`${'x'.repeat(250)}@initech.test`, invalid],
    ['zoë@initech.test', invalid],
    ['r&d@initech.test', invalid],
    ['.dot@initech.test', invalid],
    ['two..dots@initech.test', invalid],
    ["quote'@initech.test", invalid],
    ['x@initech.test.evil.test', foreign],
    ['x@evil-initech.test', foreign],
    ['x@mail.initech.test', foreign],
    ['x@evil.test', foreign],
    ['x@initech.test', allowed],
    ["o'hara+holidays@initech.test", allowed],
    [' X.Y@Initech.TEST ', allowed],
  ])('%j', (email, decision) => {
    expect(checkSignInEmail(email, 'initech.test')).toEqual(decision);
  });

  test('an accepted address belongs to the company, for any input', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.emailAddress(),
          fc.string().map((text) => `${text}@initech.test`),
        ),
        (email) => {
          if (checkSignInEmail(email, 'initech.test').refused) return;
          expect(normalEmail(email)).toMatch(/^[^@\s]+@initech\.test$/);
        },
      ),
    );
  });

  test('the company domain is case-insensitive', () => {
    expect(checkSignInEmail('x@initech.test', 'Initech.Test')).toEqual(allowed);
  });
});

test.each([
  ['name@initech.test', 'name@initech.test'],
  [' Name+Tag@Initech.TEST ', 'name@initech.test'],
  ['name+one+two@initech.test', 'name@initech.test'],
  ['name+@initech.test', 'name@initech.test'],
  ['first.last+tag@initech.test', 'first.last@initech.test'],
  ['+tag@initech.test', '+tag@initech.test'],
  ['name.+tag@initech.test', 'name.+tag@initech.test'],
  ["name'+tag@initech.test", "name'+tag@initech.test"],
  ['name@plus+initech.test', 'name@plus+initech.test'],
  ['name-tag@initech.test', 'name-tag@initech.test'],
])('%j belongs to the person of %s', (email, person) => {
  expect(personEmail(email)).toBe(person);
});

test('the base address of a sign-in address may also sign in, and is its own base', () => {
  const parts = fc.stringMatching(/^[\w'+.-]{1,12}$/);
  fc.assert(
    fc.property(parts, (part) => {
      const email = `${part}@initech.test`;
      fc.pre(!checkSignInEmail(email, 'initech.test').refused);
      expect(checkSignInEmail(personEmail(email), 'initech.test')).toEqual(allowed);
      expect(personEmail(personEmail(email))).toBe(personEmail(email));
    }),
  );
});
