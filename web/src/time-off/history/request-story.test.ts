import { expect, test } from 'vitest';
import { storyOf } from './request-story.ts';

const lena = { id: 'lena', name: 'Lena Fischer', email: 'lena@example.com' };
const maria = { id: 'maria', name: 'Maria Rossi' };
const request = { createdAt: '2026-11-01T09:00:00Z', requester: lena };
const requested = {
  at: '2026-11-01T09:00:01Z',
  actor: { id: 'lena', name: 'Lena Fischer' },
  action: 'time-off.requested',
  summary: 'Requested Vacation',
};
const summaries = (story: readonly { summary: string }[]) => story.map(({ summary }) => summary);

test('a logged history stays as it is', () => {
  expect(storyOf(request, [requested], '')).toEqual([requested]);
  const approved = { ...request, approvedAt: '2026-11-02T09:00:00Z', decidedBy: maria };
  expect(storyOf(approved, [requested], 'Approved by Maria Rossi')).toEqual([requested]);
});

test('a request without entries was submitted by its requester, or by the person who recorded it', () => {
  expect(storyOf(request, [], '')).toEqual([
    {
      at: request.createdAt,
      actor: { id: 'lena', name: 'Lena Fischer' },
      action: 'time-off.requested',
      summary: 'Submitted',
    },
  ]);
  expect(storyOf({ ...request, recordedBy: maria }, [], '')[0]?.actor).toEqual(maria);
});

test('an approval without an entry is shown between what came before and after', () => {
  const approved = { ...request, approvedAt: '2026-11-02T09:00:00Z', decidedBy: maria };
  const shortened = {
    ...requested,
    at: '2026-11-03T09:00:00Z',
    action: 'time-off.shortened',
    summary: 'Shortened',
  };
  expect(summaries(storyOf(approved, [shortened], 'Approved by Maria Rossi'))).toEqual([
    'Submitted',
    'Approved by Maria Rossi',
    'Shortened',
  ]);
});
