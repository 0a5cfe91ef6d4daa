import type { Team } from '@almanac/domain/teams/directory/schema';

/** What the audit log keeps of a team. */
export const teamFields = ['name', 'description', 'department', 'teamLead', 'isActive'] as const;

/** The team in the words of the audit log. */
export function teamRecord({ name, description, department, teamLead, isActive }: Team) {
  return { name, description, department: department.name, teamLead, isActive };
}
