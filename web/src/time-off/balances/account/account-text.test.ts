import { expect, test } from 'vitest';
import {
  bareText,
  exactLeaveText,
  exactText,
  leaveText,
  signedLeaveText,
  signedText,
} from './account-text.ts';

test('hours are in minutes, and amounts have a sign', () => {
  expect(leaveText(3.05 + 1 / 30, 'HOUR')).toBe('3:05 hours');
  expect(signedText(-2.5, 'DAY')).toBe('−2.5');
  expect(signedText(8, 'HOUR')).toBe('+8:00');
  expect(signedLeaveText(-1, 'DAY')).toBe('−1 day');
  expect(signedLeaveText(8, 'HOUR')).toBe('+8:00 hours');
});

test('summaries are short, and statements exact', () => {
  const taken = 14 + 2 / 3;
  expect([leaveText(taken, 'DAY'), bareText(taken, 'DAY')]).toEqual(['14.7 days', '14.7']);
  expect([exactLeaveText(taken, 'DAY'), exactText(taken, 'DAY')]).toEqual(['14.67 days', '14.67']);
  expect(signedText(-taken, 'DAY')).toBe('−14.67');
  expect([bareText(3.65, 'HOUR'), exactText(3.65, 'HOUR')]).toEqual(['3:39', '3:39']);
});
