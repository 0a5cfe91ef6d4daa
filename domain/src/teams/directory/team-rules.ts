import { isManager, mayManageTeams, type Viewer } from '../../access/permissions.ts';
import { allowed, type Decision, type Refusal, refuse, refuseInput } from '../../refusal.ts';

/** Refuses with `FORBIDDEN` if the viewer may not change teams and their members. */
export function checkMayManageTeams(viewer: Pick<Viewer, 'role'>): Decision<'FORBIDDEN'> {
  return mayManageTeams(viewer) ? allowed : refuse('FORBIDDEN', 'Only administrators can change teams');
}

/** Refuses with `FORBIDDEN` if the viewer may not export the teams with their members' allocations. */
export function checkTeamExport(viewer: Pick<Viewer, 'role'>): Decision<'FORBIDDEN'> {
  return isManager(viewer)
    ? allowed
    : refuse('FORBIDDEN', "You don't have permission to export the allocations of others");
}

/** Refuses with `TEAM_NAME_TAKEN` a name another team of the department has. */
export function teamNameTaken(name: string): Refusal<'TEAM_NAME_TAKEN'> {
  return refuse('TEAM_NAME_TAKEN', `This department already has a team named "${name}"`);
}

/** Whether the person may be team lead. Refuses with `VALIDATION_ERROR` at `teamLeadId`. */
export function checkTeamLead(person: { isActive: boolean } | undefined): Decision<'VALIDATION_ERROR'> {
  return person?.isActive ? allowed : refuseInput('teamLeadId', 'The team lead must be an active user');
}

/** Whether the person may be added to a team. Refuses with `VALIDATION_ERROR` at `userId`. */
export function checkNewMember(person: { isActive: boolean } | undefined): Decision<'VALIDATION_ERROR'> {
  return person?.isActive ? allowed : refuseInput('userId', 'A new member must be an active user');
}
