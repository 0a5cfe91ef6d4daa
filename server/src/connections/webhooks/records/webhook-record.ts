import type { AuditedField } from '@almanac/domain/audit/field-change';
import type { Webhook } from '@almanac/domain/connections/webhooks/schema';
import type { FieldChanges } from '@almanac/domain/events/event-change';
import { changedFields, createdFields, deletedFields } from '../../../audit/changed-fields.ts';

type Edited = Pick<Webhook, 'url' | 'events' | 'names' | 'types' | 'isActive'>;

const loggedFields = ['events', 'names', 'types', 'isActive'] as const satisfies readonly [
  AuditedField,
  ...AuditedField[],
];

function logged({ events, names, types, isActive }: Edited) {
  return { events: events.toSorted().join(', '), names, types, isActive };
}

/** The host of the address, as the log names a webhook: the rest may be a secret. */
export function hostOf({ url }: Pick<Webhook, 'url'>): string {
  return new URL(url).host;
}

/** The audited fields of a new webhook. Its address is only logged as set. */
export function webhookAsCreated(webhook: Edited): FieldChanges {
  const [first, ...others] = createdFields(logged(webhook), loggedFields);
  return [first, ...others, { field: 'url' }];
}

/** The audited changes of a webhook; undefined without any. */
export function webhookAsChanged(before: Edited, after: Edited): FieldChanges | undefined {
  const changes = changedFields(logged(before), logged(after), loggedFields);
  return before.url === after.url ? changes : [{ field: 'url' }, ...(changes ?? [])];
}

export function webhookAsDeleted(webhook: Edited): FieldChanges {
  return deletedFields(logged(webhook), loggedFields);
}
