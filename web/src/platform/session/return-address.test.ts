import { expect, test } from 'vitest';
import { returnAddress, signInAddress } from './return-address.ts';

const queryOf = (address: string) => new URL(address, 'https://almanac.example').searchParams;

test('signing in returns to the previous page', () => {
  const path = '/time-off/my-requests?status=PENDING&page=2';
  expect(returnAddress(queryOf(signInAddress(path)))).toBe(path);
});

test('signing in without a previous page goes to the dashboard', () => {
  expect(signInAddress()).toBe('/login');
  expect(returnAddress(queryOf('/login'))).toBe('/dashboard');
});

test.each(['https://initech.example', '//initech.example', '/\\initech.example', 'javascript:alert(1)', ''])(
  'it never leads to another site: %j',
  (path) => {
    expect(returnAddress(new URLSearchParams({ callbackURL: path }))).toBe('/dashboard');
  },
);
