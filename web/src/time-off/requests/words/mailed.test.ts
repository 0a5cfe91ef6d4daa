import { expect, test } from 'vitest';
import { areNotifiedText, awaitsText, isNotifiedText, mailedOf } from './mailed.ts';

test('response headers say who is notified', () => {
  expect(mailedOf(new Headers({ 'X-Mailed': '2' }))).toEqual({ mailed: 2 });
  expect(mailedOf(new Headers())).toEqual({ mailed: 0 });
});

const maria = { deciders: [{ id: 'maria', name: 'Maria Rossi' }] };

test.each([
  [{ mailed: 1, ...maria, deciderCount: 1 }, 'Pending: Maria Rossi decides. 1 approver is told by mail.'],
  [
    { mailed: 3, ...maria, deciderCount: 3 },
    'Pending: Maria Rossi or 2 others decide. 3 approvers are told by mail.',
  ],
  [{ mailed: 1 }, 'Pending. 1 approver is told by mail.'],
  [{ mailed: 0, ...maria, deciderCount: 1 }, 'Pending: Maria Rossi decides. Nobody is told by mail.'],
  [{ mailed: 0, deciders: [], deciderCount: 0 }, 'There is nobody else who can decide it.'],
  [{ mailed: 1, status: 'APPROVED' }, 'It needs no approval. 1 approver is told by mail.'],
] satisfies [Parameters<typeof awaitsText>[0], string][])('%o reads: %s', (mailed, text) => {
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
