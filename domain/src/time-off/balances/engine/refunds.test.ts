import { expect, test } from 'vitest';
import { approved, holidays, nowhere, person, plan, rules } from '../../../testing/leave-worlds.ts';
import { refundsBetween } from './refunds.ts';

const ofYear = plan(rules(24));
const asked = approved('2026-08-03', '2026-08-07');

test('a new holiday refunds its day, and removing it charges the day again', () => {
  const [before, after] = [nowhere, holidays('2026-08-05')].map((place) =>
    person(ofYear, { place, requests: [asked] }),
  );
  if (!before || !after) throw new Error('Both are there');
  expect(refundsBetween(before, after)).toMatchObject([
    { amount: 100, charged: 400, holidays: [{ date: '2026-08-05', isNew: true }] },
  ]);
  expect(refundsBetween(after, before)).toMatchObject([
    { amount: -100, charged: 500, holidays: [{ date: '2026-08-05', isNew: false }] },
  ]);
  expect(refundsBetween(before, before)).toEqual([]);
});
