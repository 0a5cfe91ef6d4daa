import { expect, test } from 'vitest';
import { englishTexts } from '../../testing/english.ts';
import { type LoggedEntry, requestHistory } from './request-history.ts';

const seen = {
  version: 2,
  byLeaveYear: [],
  coverage: { maxPercentageImpact: 50, exceedsCapacityLimit: false, away: 1 },
};

function entry(
  action: string,
  { summary, ...rest }: Partial<LoggedEntry> & { summary: string },
): LoggedEntry {
  return {
    at: '2026-06-01T08:00:00.000Z',
    actor: { id: 'maria', name: 'Maria' },
    action,
    summary,
    changes: [],
    data: {},
    ...rest,
  };
}

const entries = [
  entry('time-off.requested', { summary: 'Requested Vacation', data: { request: { type: 'VACATION' } } }),
  entry('time-off.document-recorded', { summary: 'Recorded the document' }),
  entry('time-off.approved', { summary: 'Approved Vacation', data: { request: { type: 'VACATION' }, seen } }),
];
const request = { requesterId: 'ann', types: ['VACATION'] };
const shownTypes = ['VACATION', 'UNPAID'];
const ann = { id: 'ann', role: 'EMPLOYEE' } as const;
const maria = { id: 'maria', role: 'MANAGER' } as const;
const helen = { id: 'helen', role: 'HR_ADMIN' } as const;
const summaries = (history: readonly { summary: string }[]) => history.map(({ summary }) => summary);
const full = ['Requested Vacation', 'Recorded the document', 'Approved Vacation'];
const plain = ['Submitted', 'Approved'];

test('deciders and administrators see what the approver saw, the requester does not', () => {
  for (const [viewer, expected] of [
    [ann, undefined],
    [maria, seen],
    [helen, seen],
  ] as const) {
    const history = requestHistory(request, entries, { viewer, shownTypes, texts: englishTexts });
    expect(summaries(history)).toEqual(full);
    expect(history.map((each) => each.seen)).toEqual([undefined, undefined, expected]);
  }
});

test('an entry names who acted, unless it was the system', () => {
  const system = entry('time-off.reminded', {
    summary: 'Reminded',
    actor: { name: 'System' },
  });
  const history = requestHistory(request, [...entries, system], {
    viewer: ann,
    shownTypes,
    texts: englishTexts,
  });
  expect(history[0]?.actor).toEqual({ id: 'maria', name: 'Maria' });
  expect(history[3]).not.toHaveProperty('actor');
});

const change = (from: string, to: string) =>
  entry('time-off.edited', { summary: 'Changed', changes: [{ field: 'type', from, to }] });

test.each([
  ['the request', { ...request, types: ['CURE'] }, entries],
  ['another part of an interrupted request', { ...request, types: ['VACATION', 'CURE'] }, entries],
  ['a former type', request, [...entries, change('CURE', 'VACATION')]],
  ['a type once chosen', request, [...entries, change('VACATION', 'CURE'), change('CURE', 'VACATION')]],
  [
    'the state at an event',
    request,
    [...entries, entry('time-off.edited', { summary: 'Changed', data: { request: { type: 'CURE' } } })],
  ],
  [
    'days taken out',
    request,
    [...entries, entry('time-off.interrupted', { summary: 'Changed', data: { recorded: { type: 'CURE' } } })],
  ],
])('a hidden type of %s leaves only plain texts', (_what, hidden, those) => {
  const ofManager = requestHistory(hidden, those, { viewer: maria, shownTypes, texts: englishTexts });
  expect(summaries(ofManager).filter((summary) => summary !== 'Changed')).toEqual(plain);
  for (const each of ofManager) expect(each).not.toHaveProperty('seen');
  for (const viewer of [ann, helen]) {
    const history = requestHistory(hidden, those, { viewer, shownTypes, texts: englishTexts });
    expect(summaries(history)).toEqual(expect.arrayContaining(full));
  }
});
