import type { departmentEvents } from '@almanac/domain/departments/events';
import type { ReactionsTo } from '../platform/events/reactions.ts';

/** Departments decide who sees and approves whose time off. */
const toEveryone = { publish: () => [{ topic: 'rules', userId: null }] };

export const departmentReactions: ReactionsTo<typeof departmentEvents> = {
  'department.created': toEveryone,
  'department.changed': toEveryone,
  'department.deleted': toEveryone,
};
