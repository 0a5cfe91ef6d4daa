export interface Named {
  name: string;
}

export const en = {
  'teams.directory.team': 'Team',
  'teams.directory.name': 'Team name',
  'teams.directory.description': 'Description',
  'teams.directory.department': 'Department',
  'teams.directory.lead': 'Team lead',
  'teams.directory.departmentMissing': 'Department is required',
  'teams.directory.departmentUnknown': 'This department does not exist',
  'teams.directory.teamsMissing': 'Please name the teams',
  'teams.directory.tooFewTeams': 'Please name at least one of the teams',
  'teams.directory.tooManyTeams': 'At most 100 teams at once',
  'teams.directory.notAdministrator': 'Only administrators can change teams',
  'teams.directory.noExport': "You don't have permission to export the allocations of others",
  'teams.directory.nameTaken': ({ name }: Named) => `This department already has a team named "${name}"`,
  'teams.directory.inactiveLead': 'The team lead must be an active user',
  'teams.directory.inactiveMember': 'A new member must be an active user',
};
