import type { AuditedField } from '@almanac/domain/audit/field-change';
import type { FieldChanges } from '@almanac/domain/events/event-change';
import { changedFields, createdFields, deletedFields } from '../../../audit/changed-fields.ts';
import type { StoredChannel } from './channel-queries.ts';

const loggedFields = ['name', 'kind', 'department', 'team', 'posts', 'locale'] as const satisfies readonly [
  AuditedField,
  ...AuditedField[],
];

function logged({ name, kind, departmentName, teamName, posts, language }: StoredChannel) {
  return {
    name,
    kind,
    department: departmentName,
    team: teamName,
    posts: posts.toSorted().join(', '),
    locale: language,
  };
}

/** The audited fields of a new channel. Its URL is a secret, and only logged as set. */
export function channelAsCreated(channel: StoredChannel): FieldChanges {
  const [first, ...others] = createdFields(logged(channel), loggedFields);
  return [first, ...others, { field: 'url' }];
}

/** The audited changes of a channel; undefined without any. */
export function channelAsChanged(before: StoredChannel, after: StoredChannel): FieldChanges | undefined {
  const changes = changedFields(logged(before), logged(after), loggedFields);
  return before.sealedUrl === after.sealedUrl ? changes : [{ field: 'url' }, ...(changes ?? [])];
}

export function channelAsDeleted(channel: StoredChannel): FieldChanges {
  return deletedFields(logged(channel), loggedFields);
}
