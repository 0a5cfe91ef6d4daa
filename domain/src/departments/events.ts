import { event } from '../events/event.ts';
import { RecordName } from '../events/event-values.ts';
import { textAfter, textBefore } from '../events/event-words.ts';
import { changedLabels } from '../records/logged-record.ts';
import { departmentFields } from './department-fields.ts';
import { eventMessage } from './messages/event-message.ts';

export const departmentCreated = event('department.created', {
  isPublic: true,
  text: ({ changes }) => eventMessage('departments.events.created', { name: textAfter(changes, 'name') }),
});

export const departmentChanged = event('department.changed', {
  isPublic: true,
  data: { name: RecordName },
  text({ changes, data: { name } }) {
    const plan = textAfter(changes, 'plan');
    if (plan !== '') return eventMessage('departments.events.planChanged', { name, plan });
    const before = textBefore(changes, 'name');
    if (before !== '') return eventMessage('departments.events.renamed', { before, name });
    return eventMessage('departments.events.changed', {
      name,
      fields: changedLabels(departmentFields, changes),
    });
  },
});

export const departmentDeleted = event('department.deleted', {
  isPublic: true,
  text: ({ changes }) => eventMessage('departments.events.deleted', { name: textBefore(changes, 'name') }),
});

export const departmentEvents = {
  'department.created': departmentCreated,
  'department.changed': departmentChanged,
  'department.deleted': departmentDeleted,
} as const;
