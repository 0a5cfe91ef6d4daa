import { recordFields } from '../../records/record-fields.ts';
import { message } from './messages/message.ts';

/** The editable fields of a team. */
export const teamFields = recordFields({
  name: { kind: 'name', label: message('teams.directory.name'), loggedLabel: 'Name', min: 2, max: 100 },
  description: {
    kind: 'text',
    label: message('teams.directory.description'),
    loggedLabel: 'Description',
    max: 2000,
    isOptional: true,
  },
  departmentId: {
    kind: 'reference',
    label: message('teams.directory.department'),
    loggedLabel: 'Department',
    loggedAs: 'department',
    setBy: 'create',
  },
  teamLeadId: {
    kind: 'reference',
    label: message('teams.directory.lead'),
    loggedLabel: 'Team lead',
    isOptional: true,
    loggedAs: 'teamLead',
  },
  isActive: { kind: 'flag', label: 'isActive', loggedLabel: 'Active' },
});
