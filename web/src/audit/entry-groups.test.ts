import type { AuditEntry } from '@almanac/domain/audit/schema';
import { expect, test } from 'vitest';
import { groupByCall } from './entry-groups.ts';

const entry = (id: string, call?: string): AuditEntry => ({
  id,
  at: '2026-03-02T12:00:00.000Z',
  actor: { kind: 'SYSTEM', name: 'System' },
  action: 'account.changed',
  entity: 'user',
  entityId: id,
  summary: id,
  changes: [],
  data: {},
  ...(call !== undefined && { call: { id: call, entries: 2 } }),
});

test('entries of one call form a group, earliest first; all others stay alone', () => {
  const groups = groupByCall([entry('a'), entry('b', 'x'), entry('c'), entry('d', 'x'), entry('e', 'y')]);
  expect(groups.map((group) => group.map(({ id }) => id))).toEqual([['a'], ['d', 'b'], ['c'], ['e']]);
});
