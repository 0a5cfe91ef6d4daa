import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyLeave } from '../../../testing/any-leave.ts';
import { approved, person, plan, rules } from '../../../testing/leave-worlds.ts';
import { type AccountRecords, accountsOf, applyEdit, recordsSince } from './account-edit.ts';
import type { LeaveFacts } from './leave-facts.ts';

const createdOn = '2020-01-01';

/** The records of one person's accounts. */
function recordsOf({ type, employment, terms, requests, adjustments }: LeaveFacts): AccountRecords {
  const shown = {
    colour: 'blue',
    isPaid: true,
    isAway: true,
    needsApproval: true,
    remindsOfExpiry: true,
    isPaidOut: true,
    documentBy: 'PERSON',
    reducesLeave: 'NONE',
    isSickness: false,
  } as const;
  const more = {
    reason: 'OPTIONAL',
    documentAfterDays: null,
    documentBy: 'PERSON',
    shownTo: 'EVERYONE',
  } as const;
  const [first, ...later] = terms.map(({ from, plan }, index) => ({
    from,
    planId: plan.id,
    placeId: `place ${index}`,
    scheduleId: `schedule ${index}`,
  }));
  if (!first) throw new Error('There are terms');
  const ofType = <Kind>(records: readonly Kind[]) => records.map((record) => ({ type: type.code, record }));
  return {
    types: [
      { ...type, ...shown, ...more },
      { ...type, ...shown, ...more, code: 'SICK_LEAVE' },
    ],
    plans: new Map(terms.map(({ plan }) => [plan.id, plan])),
    places: new Map(terms.map(({ place }, index) => [`place ${index}`, place])),
    schedules: new Map(terms.map(({ schedule }, index) => [`schedule ${index}`, schedule])),
    people: new Map([['ann', { name: 'Ann', createdOn, employment }]]),
    terms: new Map([['ann', [first, ...later]]]),
    requests: new Map([['ann', ofType(requests)]]),
    adjustments: new Map([['ann', ofType(adjustments)]]),
  };
}

test('accounts are built from the records, one per type, or of the named types only', () => {
  fc.assert(
    fc.property(anyLeave, (facts) => {
      const records = recordsOf(facts);
      const [vacation, sick] = accountsOf(records, 'ann') ?? [];
      expect(vacation).toMatchObject({
        employment: { ...facts.employment, recordsSince: createdOn },
        terms: facts.terms,
        requests: facts.requests,
        adjustments: facts.adjustments,
      });
      expect(sick).toMatchObject({ terms: facts.terms, requests: [], adjustments: [] });
      expect(accountsOf(records, 'ann', ['VACATION'])).toEqual([vacation]);
      expect(accountsOf(records, 'bo')).toBeUndefined();
    }),
  );
});

test('records begin with the account, or with the first request or adjustment', () => {
  const facts = { ...person(plan(rules(24))), requests: [approved('2026-08-03')] };
  const records = recordsOf(facts);
  expect(recordsSince(records, 'ann')).toBe(createdOn);
  const adjustment = { id: 'new', amount: 100, on: '2019-05-01', reason: 'From before' };
  const added = applyEdit({ kind: 'ADJUSTMENT', userId: 'ann', type: 'VACATION', adjustment }, records);
  expect(recordsSince(added, 'ann')).toBe('2019-05-01');
  expect(accountsOf(added, 'ann')?.map(({ employment }) => employment.recordsSince)).toEqual([
    '2019-05-01',
    '2019-05-01',
  ]);
});

describe('an edit', () => {
  test('leaves the original records unchanged', () => {
    fc.assert(
      fc.property(anyLeave, (facts) => {
        const records = recordsOf(facts);
        const before = structuredClone(records);
        const adjustment = { id: 'new', amount: 100, on: '2026-05-01', reason: 'For moving' };
        applyEdit({ kind: 'ADJUSTMENT', userId: 'ann', type: 'VACATION', adjustment }, records);
        applyEdit({ kind: 'ADJUSTMENT_DELETION', userId: 'ann', id: 'adjustment 0' }, records);
        applyEdit({ kind: 'PLAN', planId: 'plan 0', yearStart: null, policies: [] }, records);
        expect(records).toEqual(before);
      }),
    );
  });

  test('adds an adjustment in date order, and deletes it again', () => {
    fc.assert(
      fc.property(anyLeave, (facts) => {
        const inOrder = facts.adjustments.toSorted((one, other) => (one.on < other.on ? -1 : 1));
        const records = recordsOf({ ...facts, adjustments: inOrder });
        const adjustment = { id: 'new', amount: 100, on: '2026-05-01', reason: 'For moving' };
        const added = applyEdit({ kind: 'ADJUSTMENT', userId: 'ann', type: 'VACATION', adjustment }, records);
        const days = accountsOf(added, 'ann')?.[0]?.adjustments.map(({ on }) => on) ?? [];
        expect(days).toHaveLength(inOrder.length + 1);
        expect(days).toEqual(days.toSorted());
        const deleted = applyEdit({ kind: 'ADJUSTMENT_DELETION', userId: 'ann', id: 'new' }, added);
        expect(new Set(accountsOf(deleted, 'ann')?.[0]?.adjustments)).toEqual(new Set(inOrder));
      }),
    );
  });
});
