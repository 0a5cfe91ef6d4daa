import { recordFields } from '../../records/record-fields.ts';

/** The editable fields of a team. */
export const teamFields = recordFields({
  name: { kind: 'name', label: 'Team name', loggedLabel: 'Name', min: 2, max: 100 },
  description: { kind: 'text', label: 'Description', max: 2000, isOptional: true },
  departmentId: { kind: 'reference', label: 'Department', loggedAs: 'department', setBy: 'create' },
  teamLeadId: { kind: 'reference', label: 'Team lead', isOptional: true, loggedAs: 'teamLead' },
  isActive: { kind: 'flag', label: 'isActive', loggedLabel: 'Active' },
});
