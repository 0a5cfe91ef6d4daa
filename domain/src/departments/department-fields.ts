import { recordFields } from '../records/record-fields.ts';
import { message } from './messages/message.ts';

/** The editable fields of a department. */
export const departmentFields = recordFields({
  name: {
    kind: 'name',
    label: message('departments.name'),
    min: 2,
    max: 100,
  },
});
