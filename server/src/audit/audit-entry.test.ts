import { expect, test } from 'vitest';
import type { AuditEntry } from './audit-entry.ts';

const subject = { id: 'a', name: 'Ada', email: 'ada@example.com' };
const change = { field: 'name', to: 'Ada' } as const;
const common = { entityId: 'e', summary: 'Did something', changes: [change] } as const;

test('an entry without a sentence, or without its required fields, does not compile', () => {
  const written: AuditEntry[] = [
    { ...common, entity: 'user', action: 'account.changed', subject },
    { ...common, entity: 'team', action: 'team.changed' },
  ];
  const planted: AuditEntry[] = [
    // @ts-expect-error An unknown noun.
    { ...common, entity: 'pet', action: 'account.changed', subject },
    // @ts-expect-error An unknown action.
    { ...common, entity: 'user', action: 'account.painted', subject },
    // @ts-expect-error The action of another noun.
    { ...common, entity: 'team', action: 'department.created' },
    // @ts-expect-error A person's record without a subject.
    { ...common, entity: 'user', action: 'account.changed' },
    // @ts-expect-error A subject for a record without a person.
    { ...common, entity: 'team', action: 'team.changed', subject },
    // @ts-expect-error Empty changes.
    { ...common, entity: 'team', action: 'team.changed', changes: [] },
    // @ts-expect-error A change of an unknown field.
    { ...common, entity: 'team', action: 'team.changed', changes: [{ field: 'smell', to: 'sweet' }] },
  ];
  expect([written.length, planted.length]).toEqual([2, 7]);
});
