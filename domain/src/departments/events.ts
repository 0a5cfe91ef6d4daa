import { event } from '../events/event.ts';
import { RecordName } from '../events/event-values.ts';
import { textAfter, textBefore } from '../events/event-words.ts';
import { changedWords } from '../records/logged-record.ts';
import { departmentFields } from './department-fields.ts';

export const departmentCreated = event('department.created', {
  isPublic: true,
  text: ({ changes }) => `Added the department ${textAfter(changes, 'name')}`,
});

export const departmentChanged = event('department.changed', {
  isPublic: true,
  data: { name: RecordName },
  text({ changes, data: { name } }) {
    const plan = textAfter(changes, 'plan');
    if (plan !== '') return `Gave the newcomers of ${name} the leave plan ${plan}`;
    const before = textBefore(changes, 'name');
    if (before !== '') return `Renamed the department ${before} to ${name}`;
    return `Changed ${changedWords(departmentFields, changes)} of the department ${name}`;
  },
});

export const departmentDeleted = event('department.deleted', {
  isPublic: true,
  text: ({ changes }) => `Deleted the department ${textBefore(changes, 'name')}`,
});

export const departmentEvents = {
  'department.created': departmentCreated,
  'department.changed': departmentChanged,
  'department.deleted': departmentDeleted,
} as const;
