import { allAuditedActions, readActions } from '@almanac/domain/events/audited-entity';
import { expect, test } from 'vitest';
import { actionGroups } from './action-names.ts';

const idsFor = (filters: Parameters<typeof actionGroups>[0]) =>
  actionGroups(filters).flatMap(({ options }) => options.map(({ id }) => id));

test('the filter offers every action of the shown kind once, each with a name of its own', () => {
  const [changes, looks] = [idsFor({ kind: 'changes' }), idsFor({ kind: 'looks' })];
  expect(looks).toEqual([...readActions]);
  expect(changes).not.toContain('balance.read');
  expect([...changes, ...looks].sort()).toEqual([...allAuditedActions].sort());
  expect(idsFor({ kind: 'everything' })).toEqual([...allAuditedActions]);
  const names = actionGroups({ kind: 'everything' }).flatMap(({ options }) =>
    options.map(({ label }) => label),
  );
  expect(new Set(names).size).toBe(names.length);
});

test('a chosen action stays on offer when another kind is shown', () => {
  expect(idsFor({ kind: 'looks', action: ['team.created'] }).sort()).toEqual([
    ...readActions,
    'team.created',
  ]);
});
