import { expect, test } from 'vitest';
import { areNotifiedText, awaitsText, isNotifiedText, mailedOf } from './mailed.ts';

test('response headers say who is notified', () => {
  expect(mailedOf(new Headers({ 'X-Mailed': '2', 'X-Deciders': '3' }))).toEqual({ mailed: 2, deciders: 3 });
  expect(mailedOf(new Headers())).toEqual({ mailed: 0 });
});

test.each([
  [{ mailed: 1, deciders: 4 }, 'It awaits HR review. 1 approver is told by mail.'],
  [{ mailed: 3, deciders: 3 }, 'It awaits HR review. 3 approvers are told by mail.'],
  [{ mailed: 0, deciders: 2 }, 'It awaits HR review. Nobody is told by mail.'],
  [{ mailed: 0, deciders: 0 }, 'There is nobody else who can decide it.'],
])('%o reads: %s', (mailed, text) => {
  expect(awaitsText(mailed)).toBe(text);
});

test('no one without an email counts as notified', () => {
  expect(isNotifiedText('Ada', { mailed: 1 })).toBe('Ada is told by mail.');
  expect(isNotifiedText('Ada', { mailed: 0 })).toBe('Ada gets no mail about it.');
  expect(areNotifiedText(2, { mailed: 2 })).toBe('Those who asked are told by mail.');
  expect(areNotifiedText(2, { mailed: 1 })).toBe(
    'Told by mail: 1 of 2 requests; the others want no such mails.',
  );
  expect(areNotifiedText(2, { mailed: 0 })).toBe('Those who asked get no mail about it.');
});
