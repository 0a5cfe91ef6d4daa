import { recordFields } from '../records/record-fields.ts';

/** The editable fields of a department. */
export const departmentFields = recordFields({
  name: { kind: 'name', label: 'Department name', loggedLabel: 'Name', words: 'name', min: 2, max: 100 },
});
