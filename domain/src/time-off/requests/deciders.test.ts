import fc from 'fast-check';
import { expect, test } from 'vitest';
import { roles } from '../../access/role.ts';
import { decidersAmong } from './deciders.ts';
import { currentApprovers } from './escalation.ts';
import { mostDecidersNamed } from './vocabulary.ts';

const ids = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];
const person = (id: string) => ({ id, name: id.toUpperCase(), email: `${id}@example.com` });
const manager = (id: string, more: object = {}) => ({
  ...person(id),
  role: 'MANAGER' as const,
  isManagerInScope: true,
  ...more,
});
const hr = (id: string, more: object = {}) => ({
  ...person(id),
  role: 'HR_ADMIN' as const,
  isManagerInScope: false,
  ...more,
});

test('a deputy is named after the approvers, with the absent approver', () => {
  const deputy = manager('a', { isManagerInScope: false, standsInFor: ['c'] });
  expect(decidersAmong([deputy, manager('b'), manager('c', { isAway: true })])).toEqual({
    deciders: [
      { id: 'b', name: 'B' },
      { id: 'c', name: 'C' },
      { id: 'a', name: 'A', for: { id: 'c', name: 'C' } },
    ],
    deciderCount: 3,
  });
});

test.each([
  ['a manager in scope', [manager('a', { standsInFor: ['b'] }), manager('b', { isAway: true })]],
  ['an administrator asked anyway', [hr('a', { standsInFor: ['b'] }), hr('b', { isAway: true })]],
  ['a deputy who is away', [hr('a', { standsInFor: ['b'], isAway: true }), manager('b', { isAway: true })]],
])('%s decides in their own name', (_who, candidates) => {
  const { deciders } = decidersAmong(candidates);
  expect(deciders.map(({ id }) => id).sort()).toEqual(['a', 'b']);
  for (const each of deciders) expect(each).not.toHaveProperty('for');
});

test('people without a name are named by their address', () => {
  expect(decidersAmong([manager('a', { name: '' })]).deciders).toEqual([{ id: 'a', name: 'a@example.com' }]);
});

const candidates = fc.uniqueArray(
  fc.record({
    id: fc.constantFrom(...ids),
    role: fc.constantFrom(...roles.filter((role) => role !== 'EMPLOYEE')),
    isInScope: fc.boolean(),
    isAway: fc.boolean(),
    standsInFor: fc.subarray(ids),
  }),
  { selector: ({ id }) => id },
);

test('all who are asked are counted, the first five of them are named, and a deputy only for someone absent', () => {
  fc.assert(
    fc.property(candidates, (drawn) => {
      const all = drawn.map(({ isInScope, ...each }) => ({
        ...each,
        ...person(each.id),
        isManagerInScope: each.role === 'MANAGER' && isInScope,
      }));
      const asked = currentApprovers(all).map(({ id }) => id);
      const { deciders, deciderCount } = decidersAmong(all);
      expect(deciderCount).toBe(asked.length);
      expect(deciders).toHaveLength(Math.min(asked.length, mostDecidersNamed));
      expect(deciders[0]?.for).toBeUndefined();
      for (const { id, for: absent } of deciders) {
        expect(asked).toContain(id);
        if (!absent) continue;
        expect(asked).toContain(absent.id);
        expect(all.find((each) => each.id === absent.id)?.isAway).toBe(true);
        expect(all.find((each) => each.id === id)?.standsInFor).toContain(absent.id);
      }
    }),
  );
});
