import { expect, test } from 'vitest';
import { areNotifiedText, awaitsText, isNotifiedText } from './mailed.ts';
import { mailedOf } from './mailed-header.ts';

test('response headers say who is notified', () => {
  expect(mailedOf(new Headers({ 'X-Mailed': '2' }))).toEqual({ mailed: 2 });
  expect(mailedOf(new Headers())).toEqual({ mailed: 0 });
});

const maria = { deciders: [{ id: 'maria', name: 'Maria Rossi' }] };

test.each([
  [{ mailed: 1, ...maria, deciderCount: 1 }, 'Pending: Maria Rossi decides. 1 approver will be emailed.'],
  [
    { mailed: 3, ...maria, deciderCount: 3 },
    'Pending: Maria Rossi or 2 others decide. 3 approvers will be emailed.',
  ],
  [{ mailed: 1 }, 'Pending. 1 approver will be emailed.'],
  [{ mailed: 0, ...maria, deciderCount: 1 }, 'Pending: Maria Rossi decides. No one will be emailed.'],
  [{ mailed: 0, deciders: [], deciderCount: 0 }, 'No one else can decide it.'],
  [{ mailed: 1, status: 'APPROVED' }, 'It needs no approval. 1 approver will be emailed.'],
] satisfies [Parameters<typeof awaitsText>[0], string][])('%o reads: %s', (mailed, text) => {
  expect(awaitsText(mailed)).toBe(text);
});

test('no one without an email counts as notified', () => {
  expect(isNotifiedText('Ada', { mailed: 1 })).toBe('Ada will be emailed.');
  expect(isNotifiedText('Ada', { mailed: 0 })).toBe("Ada won't be emailed.");
  expect(areNotifiedText(2, { mailed: 2 })).toBe('They will be emailed.');
  expect(areNotifiedText(2, { mailed: 1 })).toBe('1 of 2 will be emailed; the others chose not to be.');
  expect(areNotifiedText(2, { mailed: 0 })).toBe("They won't be emailed.");
});
