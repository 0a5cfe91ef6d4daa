import { isManager, mayManageTeams, type Viewer } from '../../access/permissions.ts';
import { allowed, type Decision, type Refusal, refuse, refuseInput } from '../../refusal.ts';
import { message } from './messages/message.ts';

/** Refuses with `FORBIDDEN` if the viewer may not change teams and their members. */
export function checkMayManageTeams(viewer: Pick<Viewer, 'role'>): Decision<'FORBIDDEN'> {
  return mayManageTeams(viewer) ? allowed : refuse('FORBIDDEN', message('teams.directory.notAdministrator'));
}

/** Refuses with `FORBIDDEN` if the viewer may not export the teams with their members' allocations. */
export function checkTeamExport(viewer: Pick<Viewer, 'role'>): Decision<'FORBIDDEN'> {
  return isManager(viewer) ? allowed : refuse('FORBIDDEN', message('teams.directory.noExport'));
}

/** Refuses with `TEAM_NAME_TAKEN` a name another team of the department has. */
export function teamNameTaken(name: string): Refusal<'TEAM_NAME_TAKEN'> {
  return refuse('TEAM_NAME_TAKEN', message('teams.directory.nameTaken', { name }));
}

/** Whether the person may be team lead. Refuses with `VALIDATION_ERROR` at `teamLeadId`. */
export function checkTeamLead(person: { isActive: boolean } | undefined): Decision<'VALIDATION_ERROR'> {
  return person?.isActive ? allowed : refuseInput('teamLeadId', message('teams.directory.inactiveLead'));
}

/** Whether the person may be added to a team. Refuses with `VALIDATION_ERROR` at `userId`. */
export function checkNewMember(person: { isActive: boolean } | undefined): Decision<'VALIDATION_ERROR'> {
  return person?.isActive ? allowed : refuseInput('userId', message('teams.directory.inactiveMember'));
}
