import { namesField } from '../../records/names-field.ts';
import { recordFields } from '../../records/record-fields.ts';
import { message } from './messages/message.ts';

/** The editable fields of a team. */
export const teamFields = recordFields({
  name: { kind: 'name', label: message('teams.directory.name'), min: 2, max: 100 },
  names: namesField(100),
  description: {
    kind: 'text',
    label: message('teams.directory.description'),
    max: 2000,
    isOptional: true,
  },
  departmentId: {
    kind: 'reference',
    label: message('teams.directory.department'),
    loggedAs: 'department',
    setBy: 'create',
  },
  teamLeadId: {
    kind: 'reference',
    label: message('teams.directory.lead'),
    isOptional: true,
    loggedAs: 'teamLead',
  },
  isActive: { kind: 'flag', label: 'isActive' },
});
